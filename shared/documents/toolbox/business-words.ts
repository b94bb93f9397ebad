/** Words that a business puts into its name and that are rarely a family name. */
const BUSINESS_WORDS =
  /\s(works|studios?|shops?|stores?|bakery|bakehouse|caf[eé]|restaurant|grill|kitchen|brewing|brewery|distilling|distillery|winery|vineyards?|farms|ranch|dairy|orchards?|stables?|kennels?|gallery|media|films?|labs?|laboratories|systems|solutions|services|consulting|consultants|associates|partners|partnership|group|holdings|ventures|capital|enterprises?|industries|manufacturing|logistics|transport|trucking|motors|autos?|automotive|garage|dealers?|equipment|supply|supplies|trading|traders|imports?|exports?|properties|realty|rentals?|construction|builders|contracting|carpentry|plumbing|roofing|landscaping|cleaning|designs?|interiors|outfitters|jewelers|mercantile|antiques|pharmacy|clinic|dental|veterinary|academy|university|foundation|society|institute|agency|marina|boatyard|bros|brothers)(?![\p{L}\p{N}])|(\s&|\sand)\s(sons|daughters|co\b|company|associates|partners)/iu

/** Whether a name without a legal ending speaks for a business: "Quillmoor Candle Works". */
export const soundsLikeBusiness = (name: string): boolean => BUSINESS_WORDS.test(name)
