import { type StateName, stateInSentence } from './states.ts'

/**
 * What a state's filing office charges for the document that forms a company, and the report that keeps the
 * company in being. An amount that no source confirmed is left out; the guide then names the office's site.
 */
type StateFiling = {
  /** The fee of the document that forms the company: "$99", "$100 online and $120 on paper". */
  fee?: string
  /** "none" if the state requires no regular report. */
  report: 'none' | Report
  /** An annual tax, an initial report or a fee in addition to these, as full sentences. */
  also?: string
  /** The site on which the office publishes its forms and fees. */
  site: string
}

type Report = {
  /** "annual report", as the state calls it. */
  name: string
  /** "every year from January 1 to April 1". */
  due: string
  /** "$50", "no fee"; absent where no source confirmed it. */
  fee?: string
}

/** Filings by state, with the day on which they were read and where. */
export type FilingTable = {
  checked: string
  source: string
  states: Partial<Record<StateName, StateFiling>>
}

const cost = (fee: string): string =>
  fee === 'no fee'
    ? 'When this was written, it cost nothing.'
    : `When this was written, it cost ${fee}.`

/** "When this was written, the fee for the articles of organization was $99. ..." */
export const feeSentence = ({ fee, site }: StateFiling, document: string): string =>
  fee === undefined
    ? `The current fee for the ${document} is at ${site}.`
    : `When this was written, the fee for the ${document} was ${fee}. Check it at ${site} before you pay.`

/** "The annual report is due every year from January 1 to April 1. When this was written, it cost $50." */
export const reportSentence = (
  { report, site }: StateFiling,
  state: StateName,
  owner: string,
): string => {
  const place = stateInSentence(state)
  const start = place.charAt(0).toUpperCase() + place.slice(1)
  if (report === 'none') return `${start} requires no annual report from ${owner}.`
  const fee = report.fee === undefined ? `The current fee is at ${site}.` : cost(report.fee)
  return `The ${report.name} is due ${report.due}. ${fee}`
}
