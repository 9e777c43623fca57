import Catalogs

/// Favourites of all catalogs: in the store before they are told.
extension Workflow {
  func favourites() async -> [Action] { await favourites(from: 0) }

  func favourites(from offset: Int) async -> [Action] {
    do throws(StoreFailure) {
      let saved = try await world.favourites.list(user)
      guard !saved.isEmpty else { return [.favouring(.noneSaved)] }
      let workflow = await recalling(saved)
      return workflow.favourites(
        saved.filter { workflow.library[$0] != nil }, from: offset)
    } catch {
      return unsaved(.reading, error, .favourites)
    }
  }

  /// A page of favourites that are read already.
  func favourites(_ entries: [ItemID], from offset: Int) -> [Action] {
    let offset = offset < entries.count ? offset : 0
    let page = Page(
      .favourites, at: .favourites(offset: offset), entries: entries, offset: offset,
      library: library)
    return [.browsing(.listShown(page))]
  }

  func favourite(_ id: ItemID) async -> [Action] {
    guard let item = library[id] else { return absent(id) }
    do throws(StoreFailure) {
      let before = try await world.favourites.list(user)
      guard try await world.favourites.add(user, id) else {
        return [.favouring(.alreadyThere(item))]
      }
      let after = [id] + before.filter { $0 != id }
      return [.favouring(.added(item, before: before, after: after))]
    } catch {
      return unsaved(.adding(item), error, .favourite(id))
    }
  }

  func unfavourite(_ id: ItemID) async -> [Action] {
    guard let item = library[id] else { return absent(id) }
    do throws(StoreFailure) {
      let before = try await world.favourites.list(user)
      guard try await world.favourites.remove(user, id) else {
        return [.favouring(.notThere(item))]
      }
      return [.favouring(.removed(item, before: before, after: before.filter { $0 != id }))]
    } catch {
      return unsaved(.removing(item), error, .unfavourite(id))
    }
  }

  func isFavourite(_ id: ItemID) async -> [Action] {
    guard let item = library[id] else { return absent(id) }
    do throws(StoreFailure) {
      let isSaved = try await world.favourites.list(user).contains(id)
      return [.favouring(.told(item, isSaved: isSaved))]
    } catch {
      return unsaved(.reading, error, .isFavourite(id))
    }
  }

  /// Only a yes to the question removes them all.
  func clearFavourites() async -> [Action] {
    let command = Command.clearFavourites
    do throws(StoreFailure) {
      let saved = try await world.favourites.list(user)
      guard !saved.isEmpty else { return [.favouring(.noneSaved)] }
      guard state.question?.confirms(command) == true else {
        let question = Question(
          kind: .confirm, candidates: [.init(commands: [command])], total: 1)
        return [.favouring(.clearingAsked(question, count: saved.count))]
      }
      try await world.favourites.replace(user, [])
      return [.favouring(.cleared(before: saved))]
    } catch {
      return unsaved(.clearing, error, command)
    }
  }

  /// What the store could not do, for a person to know and to try again.
  func unsaved(_ saving: Saving, _ failure: StoreFailure, _ command: Command) -> [Action] {
    [.failed(command, .store(failure, saving))]
  }
}

extension Question {
  fileprivate func confirms(_ command: Command) -> Bool {
    kind == .confirm && candidates.first?.commands == [command]
  }
}
