import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'

const CHECKED = '2026-11-22'
const LISTS =
  'Two private lists of state notices for Rule 506 sales (2021 and undated), for the notice'
const NOTES = 'The state notes of this document'

type Row = Coverage[StateName]

const own = (terms: string, cite?: string): Row => ({
  kind: 'own',
  reason: `Includes terms for this state on ${terms}. Choose the state where the investor lives; the company's state comes second.`,
  ...(cite === undefined ? {} : { cite }),
  source: NOTES,
  checked: CHECKED,
})

/** A notice after a Rule 506 sale is expected in every state without own terms; fees change and are not printed. */
const NOTICE: Row = {
  kind: 'floor',
  reason:
    'Our general terms apply. After a Rule 506 sale to an investor there, the company files the notice that the state requires, in most states within 15 days.',
  source: LISTS,
  checked: CHECKED,
}

/** Community property states: a spouse may own half of the investor's money, so a resident investor's spouse signs. */
const WITH_SPOUSE: Row = {
  kind: 'floor',
  reason:
    'Our general terms apply. After a Rule 506 sale, the company files the notice that the state requires, in most states within 15 days. This is a community property state, so the spouse of an investor who lives there signs to consent.',
  cite: 'IRS Publication 555',
  source: LISTS,
  checked: CHECKED,
}

export const coverage: Coverage = {
  Alabama: NOTICE,
  Alaska: NOTICE,
  Arizona: WITH_SPOUSE,
  Arkansas: NOTICE,
  California: own('the notice or the section 25102 exemption', 'Corp. Code §§ 25102, 25102.1'),
  Colorado: NOTICE,
  Connecticut: own('the notice and its deadline', 'Conn. Gen. Stat. § 36b-21'),
  Delaware: own('the notice'),
  'District of Columbia': NOTICE,
  Florida: own('the rules that apply although it requires no notice'),
  Georgia: NOTICE,
  Hawaii: NOTICE,
  Idaho: WITH_SPOUSE,
  Illinois: NOTICE,
  Indiana: NOTICE,
  Iowa: NOTICE,
  Kansas: NOTICE,
  Kentucky: NOTICE,
  Louisiana: WITH_SPOUSE,
  Maine: NOTICE,
  Maryland: NOTICE,
  Massachusetts: own('the notice'),
  Michigan: NOTICE,
  Minnesota: NOTICE,
  Mississippi: NOTICE,
  Missouri: NOTICE,
  Montana: NOTICE,
  Nebraska: NOTICE,
  Nevada: own('the notice', 'NRS chapter 90'),
  'New Hampshire': NOTICE,
  'New Jersey': NOTICE,
  'New Mexico': WITH_SPOUSE,
  'New York': own('the notice, and that the Right is not a loan', '13 NYCRR Part 10'),
  'North Carolina': NOTICE,
  'North Dakota': NOTICE,
  Ohio: NOTICE,
  Oklahoma: NOTICE,
  Oregon: NOTICE,
  Pennsylvania: NOTICE,
  'Rhode Island': NOTICE,
  'South Carolina': NOTICE,
  'South Dakota': NOTICE,
  Tennessee: NOTICE,
  Texas: own('the notice', 'Texas State Securities Board Rule 114.4'),
  Utah: NOTICE,
  Vermont: NOTICE,
  Virginia: NOTICE,
  Washington: WITH_SPOUSE,
  'West Virginia': NOTICE,
  Wisconsin: WITH_SPOUSE,
  Wyoming: NOTICE,
}
