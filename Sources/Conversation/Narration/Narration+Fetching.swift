import Catalogs

extension Narration {
  mutating func tell(_ action: FetchingAction) {
    switch action {
    case .fetched(_, let count):
      if count > 0 { reply.source = .live }
    case .failed, .textMissed:
      break
    case .copyUsed(_, let fetched, let age):
      if reply.source == .embedded { reply.source = .store }
      // What came a moment ago is as good as new.
      if age >= 60 { say(.fromCopy(of: CalendarDay(seconds: fetched), age: age)) }
    case .outageMet(let catalog, let failure, _):
      // Several steps of one answer may have met it.
      let told = Sentence.outage(catalog, failure)
      if !reply.blocks.contains(.sentence(told)) { say(told) }
    case .serviceBehind(let newest):
      say(.serviceBehind(newest: newest))
    case .pageMissed(let catalog, let failure, _):
      say(.pageMissed(catalog, failure))
    case .newestUnsure(let failure, let number, let asked, _):
      say(.newestUnsure(failure, number: number, asked: asked.map(CalendarDay.init(seconds:))))
    }
  }
}
