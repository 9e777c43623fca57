import Catalogs

extension Narration {
  mutating func tell(_ action: TellingAction) {
    switch action {
    case .factTold(let fact, let item), .factLacking(let fact, let item):
      show(.fact(fact, of: item))
    case .factForeign(let fact, let item, let askable):
      say(.factForeign(fact, item, askable: askable))
    case .checked(let isSo, let filter, let item):
      say(.checked(isSo, filter, item))
    case .compared(let comparison, _):
      show(.comparison(comparison))
    case .incomparable(let items, let fact, let shared):
      say(.incomparable(items, by: fact, shared: shared))
    case .counted(let count):
      say(.counted(count))
    case .measured(let measured):
      say(.measured(measured))
    case .tallied(let tally):
      say(.tallied(tally))
    case .shownCounted(let kind, let count):
      say(.shownCounted(kind, count))
    case .catalogsCounted(let counts):
      for count in counts { say(.counted(count)) }
    case .pictureShown(let picture, let item, let zoomed):
      show(.picture(picture, of: item))
      if zoomed {
        reply.effect = .zoom
        if item.hasLargerPage { show(.fact(.largePicture, of: item)) }
      }
      reply.images.append(picture)
    case .pictureLacking(let item):
      say(.noPicture(item))
    case .caught(let fish, let seed):
      show(.art(.confetti(seed: seed)))
      say(.caught(fish))
      if let picture = fish.illustration { reply.images.append(picture) }
      reply.effect = .confetti(seed: seed)
    case .seaWatched(let seed):
      show(.art(.ocean(frame: 0, seed: seed)))
      reply.effect = .animateOcean
    }
  }
}
