import type { StateName } from '../toolbox/states.ts'

/**
 * States in which the seller of a vehicle, trailer or boat signs the title only before a notary or
 * another officer: those on which the published lists agree, and Pennsylvania by 75 Pa.C.S. § 1111.
 */
export const TITLE_BEFORE_NOTARY: readonly StateName[] = [
  'Arizona',
  'Kentucky',
  'Louisiana',
  'Montana',
  'North Carolina',
  'Ohio',
  'Oklahoma',
  'Pennsylvania',
  'Wyoming',
]

/** States of that list which issue no titles for boats. */
export const NO_BOAT_TITLES: readonly StateName[] = ['Arizona']

/** States that older lists, against a newer one, count among those with a notarized title or bill of sale. */
export const NOTARY_IN_DOUBT: readonly StateName[] = [
  'Alabama',
  'Colorado',
  'Georgia',
  'Hawaii',
  'Indiana',
  'Kansas',
  'Nebraska',
  'New Hampshire',
  'North Dakota',
  'West Virginia',
]

/**
 * The section that makes the seller deliver the assigned title when a vehicle or trailer is
 * delivered, read on 2026-11-27 and 28.
 */
export const TITLE_AT_DELIVERY: Partial<Record<StateName, string>> = {
  Alaska: 'Alaska Stat. § 28.10.271(b)',
  'District of Columbia': 'D.C. Mun. Regs. tit. 18, § 402.1',
  Kentucky: 'Ky. Rev. Stat. § 186A.215(1)',
  Louisiana: 'La. R.S. 32:705(A)',
  Maine: '29-A M.R.S. § 662',
  Missouri: 'Mo. Rev. Stat. § 301.210',
  Montana: 'Mont. Code § 61-3-220(1)',
  Nebraska: 'Neb. Rev. Stat. § 60-140',
  'New Mexico': 'N.M. Stat. § 66-3-107(A)',
  Tennessee: 'Tenn. Code § 55-3-118(a)',
  Utah: 'Utah Code § 41-1a-702(3)',
  Vermont: '23 V.S.A. § 2023',
  Virginia: 'Va. Code § 46.2-628',
}

/** States in which a business may not sell consumer goods as is, or only by a separate writing. */
export const NO_AS_IS_BY_BUSINESS: readonly StateName[] = [
  'Connecticut',
  'District of Columbia',
  'Kansas',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Mississippi',
  'New Hampshire',
  'Vermont',
  'West Virginia',
]

/** States whose law requires a disclaimer to name what is not promised, not only "as is". */
export const PARTICULAR_WORDS: readonly StateName[] = ['South Carolina', 'Washington']

/** The last model year without a federal mileage statement (49 CFR 580.17). */
export const LAST_YEAR_WITHOUT_MILEAGE = 2010

/** Years after January 1 of the model year at which a later vehicle becomes exempt (49 CFR 580.17). */
export const MILEAGE_YEARS = 20
