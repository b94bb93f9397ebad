type EstateTax = {
  /** The state that levies it; absent for the federal tax. */
  state?: string
  /** What passes without tax, for a reader. */
  exemption: string
  /** The year of death for which this was read. */
  year: string
  source: string
}

/** Every figure on estate taxes that the document prints. A later year is a new figure here. */
const ESTATE_TAXES: readonly EstateTax[] = [
  {
    exemption: '$15 million',
    year: 'deaths in 2026',
    source: 'federal tax act of July 2025',
  },
  {
    state: 'Connecticut',
    exemption: 'the same, then 12 percent',
    year: 'since 2023',
    source: 'Conn. Gen. Stat. § 12-391',
  },
  {
    state: 'New York',
    exemption: '$7.35 million',
    year: 'deaths in 2026',
    source: 'Department of Taxation and Finance',
  },
]

/** The federal figure and that of the state, if it has one here, each with its year. */
export const estateTaxes = (home: string): string =>
  ESTATE_TAXES.filter(({ state }) => state === undefined || state === home)
    .map(({ state = 'federal', exemption, year }) => `${state} ${exemption} (${year})`)
    .join('; ')
