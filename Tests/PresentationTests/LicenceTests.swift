import Catalogs
import Presentation
import Testing

/// Licences in the words of each language.
@Suite struct LicenceTests {
  /// The names of licences stay as they are; whatever stands around them is told in German.
  @Test(arguments: Library.embedded.credits) func noLicenceIsToldInEnglish(credit: Credit) {
    let text = credit.licence.split { $0 == ":" || $0 == ";" || $0 == "," || $0 == " " }
    let isInWords = text.contains { word in
      word.utf8.count > 2 && word.allSatisfy { $0.isLetter && $0.isLowercase }
    }
    let told = German().credit(credit, count: "1", date: "heute")
    #expect(told.contains(credit.licence) == !isInWords, "\(told)")
  }
}
