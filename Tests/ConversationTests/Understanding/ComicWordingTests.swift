import Testing

/// Days, months, years and numbers of comics.
@Suite struct ComicWordingTests {
  static let times: [(String, String)] = [
    ("comics from 2015", "list comics year=2015"),
    ("comics from july 2015", "list comics date=2015-07"),
    ("comics from the 4th of july 2012", "list comics date=2012-07-04"),
    ("comics before 2010", "list comics year<2010"),
    ("comics after 2020", "list comics year>2020"),
    ("comics since 2020", "list comics year≥2020"),
    ("comics between 2010 and 2012", "list comics year≥2010 year≤2012"),
    ("comics not from 2015", "list comics year≠2015"),
    ("comics from 2010 or 2012", "list comics year=2010 year=2012"),
    ("comics in december", "list comics month=12"),
    ("comics from july or august 2015", "list comics date=2015-07 date=2015-08"),
    ("comics with number over 3000", "list comics number>3000"),
    ("comics over 3000", "list comics number>3000"),
    ("comics up to 100", "list comics number≤100"),
    ("comics between 100 and 200", "list comics number≥100 number≤200"),
    ("comics 100 to 110", "list comics number≥100 number≤110"),
    ("how many comics are from 2012", "count comics year=2012"),
    ("how many comics came out in july 2015", "count comics date=2015-07"),
    ("newest comics of 2012", "list comics year=2012"),
    ("oldest comic of 2012", "list comics year=2012 +number"),
    ("first comic of 2012", "list comics year=2012 +number"),
    ("which comics are from 2007", "list comics year=2007"),
    ("comics older than 2007", "list comics year<2007"),
    ("comics newer than 2020", "list comics year>2020"),
    ("comics from march", "list comics month=3"),
    ("comics from before 2010", "list comics year<2010"),
  ]

  @Test(arguments: times) func hearsTimes(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}
