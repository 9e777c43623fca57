extension Layout {
  static let fish = Layout(
    id: .fish, facts: FactSpec.fish,
    forms: [
      .aliases: .terms,
      .scientificName: .text,
      .harvest: .terms,
      .region: .terms,
      .source: .terms,
      .location: .terms,
      .color: .terms,
      .taste: .terms,
      .texture: .terms,
      .availability: .terms,
      .season: .terms,
      .gear: .terms,
      .population: .terms,
      .fishingRate: .terms,
      .size: .number(.inches),
      .weight: .number(.pounds),
      .lifespan: .number(.years),
      .landings: .yearly(.pounds),
      .revenue: .yearly(.dollars),
      .serving: .number(.grams),
      .calories: .number(.calories),
      .protein: .number(.grams),
      .fat: .number(.grams),
      .saturatedFat: .number(.grams),
      .carbohydrates: .number(.grams),
      .sugars: .number(.grams),
      .fiber: .number(.grams),
      .cholesterol: .number(.milligrams),
      .sodium: .number(.milligrams),
      .selenium: .number(.micrograms),
      .picture: .link("https://www.fishwatch.gov/sites/default/files/"),
      .gallery: .number(.none),
    ],
    derive: { item, _ in
      guard case .yearly(let landed, _, year: let year)? = item.facts[.landings], landed > 0,
        case .yearly(let earned, _, year: year)? = item.facts[.revenue]
      else { return }
      // Cents are enough, but for what costs less than ten of them.
      let scale: Double = earned / landed < 0.1 ? 1000 : 100
      item.facts[.price] = .number((earned / landed * scale).rounded() / scale, .dollars)
    })
}
