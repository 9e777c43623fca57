extension Understanding {
  /// Whether a pronoun, or what was left unsaid, stands for something in it.
  public var leansOnFocus: Bool {
    parts.contains(where: \.leansOnFocus) || readings.contains(where: \.leansOnFocus)
      || runnerUp?.leansOnFocus ?? false
  }

  /// The same with the things of another context in the place of those of its own, where pronouns stand for them.
  ///
  /// Both contexts are alike in what it leans on.
  public func spoken(in context: Context, after noted: Context) -> Understanding {
    guard !context.focus.elementsEqual(noted.focus, by: ==) else { return self }
    return Understanding(
      readings: readings.map { $0.spoken(in: context) },
      runnerUp: runnerUp?.spoken(in: context), unknownWords: unknownWords, nearest: nearest,
      tokens: tokens, parts: parts)
  }
}

extension Reading {
  fileprivate var leansOnFocus: Bool { slots.contains(where: \.leansOnFocus) }

  fileprivate func spoken(in context: Context) -> Reading {
    guard leansOnFocus else { return self }
    return Reading(
      intent: intent, does: does, slots: slots.map { $0.spoken(in: context) }, missing: missing,
      cost: cost, location: location, template: template, method: method, tokens: tokens)
  }
}

extension Slot {
  fileprivate var leansOnFocus: Bool {
    if case .group(let slots) = value { return slots.contains(where: \.leansOnFocus) }
    return isFromContext
  }

  fileprivate func spoken(in context: Context) -> Slot {
    var value = value
    switch value {
    case .group(let slots):
      value = .group(slots.map { $0.spoken(in: context) })
    case .things where isFromContext:
      guard let thing = context.focus.first(where: { $0.list == list }) else { return self }
      value = .things([thing.value])
    default: return self
    }
    return Slot(
      name: name, list: list, value: value, mended: mended, isGuess: isGuess,
      isPartial: isPartial, isTelling: isTelling, isFromContext: isFromContext, range: range)
  }
}
