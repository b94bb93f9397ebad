import type { StateName } from '../toolbox/states.ts'

const NEXT = 'no later than the next regular payday'
const RESIGNS = `${NEXT} if the Employee resigns`

/** The time at which final wages are paid in every state without an earlier one. */
export const FINAL_PAY_ELSEWHERE = `${NEXT}, regardless of who ends the employment`

/**
 * The time at which final wages are paid; completes "The Employer pays the final wages ...". Read
 * 2026-11-22. Where a state sets none, or a later one, the next regular payday is a promise of the
 * agreement.
 */
export const FINAL_PAY: Partial<Record<StateName, string>> = {
  /** AS 23.05.140. */
  Alaska: `within three working days if the Employer ends the employment, and ${RESIGNS}`,
  /** A.R.S. 23-353. */
  Arizona: `within seven working days or by the end of the pay period, whichever is sooner, if the Employer ends the employment. If the Employee resigns, they are paid ${NEXT}`,
  /** Cal. Labor Code 201 and 202. */
  California:
    'at once if the Employer ends the employment, and within 72 hours if the Employee resigns, or on the last day if the Employee resigns with at least 72 hours of notice',
  /** C.R.S. 8-4-109. */
  Colorado: `at once if the Employer ends the employment, and ${RESIGNS}`,
  /** Conn. Gen. Stat. 31-71c; layoffs are treated as discharges to be safe. */
  Connecticut: `no later than the next business day if the Employer ends the employment or lays the Employee off, and ${RESIGNS}`,
  /** 19 Del. C. 1103, as amended. */
  Delaware:
    'no later than the later of the next regular payday and three business days after the last day of work',
  /** D.C. Code 32-1303. */
  'District of Columbia':
    'no later than the next working day if the Employer ends the employment, and by the next regular payday or within seven days, whichever is sooner, if the Employee resigns',
  /** HRS 388-3. */
  Hawaii: `at once if the Employer ends the employment, and ${RESIGNS}`,
  /** Idaho Code 45-606. */
  Idaho:
    'by the next regular payday or within ten working days, whichever is sooner, regardless of who ends the employment',
  /** 820 ILCS 115/5. */
  Illinois:
    'on the Separation Date where possible, and in no case later than the next regular payday',
  /** La. R.S. 23:631. */
  Louisiana:
    'by the next regular payday or within 15 days, whichever is sooner, regardless of who ends the employment',
  /** Mass. G.L. c. 149, s. 148. */
  Massachusetts: `in full on the same day if the Employer ends the employment, and ${RESIGNS}`,
  /** MCL 408.475. */
  Michigan: `as soon as the amount can be worked out, and ${NEXT}, regardless of who ends the employment`,
  /** Minn. Stat. 181.13 and 181.14. */
  Minnesota: `within 24 hours of the Employee's demand, and ${NEXT}, if the Employer ends the employment. If the Employee resigns, they are paid by the next regular payday, at most 20 days after the last day of work`,
  /** RSMo 290.110. */
  Missouri: `on the same day if the Employer ends the employment, and ${RESIGNS}`,
  /** Mont. Code Ann. 39-3-205. */
  Montana:
    'at once if the Employer ends the employment, and by the next regular payday or within 15 days, whichever is sooner, if the Employee resigns',
  /** Neb. Rev. Stat. 48-1230. */
  Nebraska:
    'by the next regular payday or within two weeks, whichever is sooner, regardless of who ends the employment',
  /** NRS 608.020 to 608.050. */
  Nevada:
    'at once if the Employer ends the employment, and by the next regular payday or within seven days, whichever is sooner, if the Employee resigns',
  /** RSA 275:44. */
  'New Hampshire': `within 72 hours if the Employer ends the employment, and ${RESIGNS}`,
  /** NMSA 50-4-4 and 50-4-5. */
  'New Mexico': `within five days if the Employer ends the employment, and ${RESIGNS}`,
  /** ORS 652.140; the last day of work is the earlier of the two limits on a resignation. */
  Oregon:
    'no later than the end of the next business day if the Employer ends the employment. If the Employee resigns, they are paid on the last day of work, or within five business days of a resignation without notice',
  /** S.C. Code 41-10-50; the earlier of the two limits. */
  'South Carolina':
    'within 48 hours of the Separation Date or by the next regular payday, whichever is sooner, regardless of who ends the employment',
  /** Tex. Labor Code chapter 61. */
  Texas: `no later than the sixth day after the Separation Date if the Employer ends the employment, and ${RESIGNS}`,
  /** Utah Code 34-28-5. */
  Utah: `within 24 hours if the Employer ends the employment, and ${RESIGNS}`,
  /** 21 V.S.A. 342. */
  Vermont: `within 72 hours if the Employer ends the employment, and ${RESIGNS}`,
  /** RCW 49.48.010. */
  Washington: 'no later than the end of the pay period in which the employment ends',
}

/** States that let an employer pay anyone once a month. Every other one is closed to the choice. */
const MONTHLY_PAY: readonly StateName[] = [
  'Alabama',
  'Alaska',
  'Colorado',
  'Delaware',
  'Florida',
  'Idaho',
  'Iowa',
  'Kansas',
  'Minnesota',
  'Mississippi',
  'North Carolina',
  'North Dakota',
  'Oregon',
  'Pennsylvania',
  'South Carolina',
  'South Dakota',
  'Washington',
  'Wisconsin',
]

/** States that allow monthly pay for exempt employees only. */
const MONTHLY_PAY_WHEN_EXEMPT: readonly StateName[] = [
  'Illinois',
  'Nevada',
  'New Mexico',
  'Texas',
  'Virginia',
]

/** Whom a state lets an employer pay once a month. */
export const monthlyPay = (state: StateName): 'all' | 'exempt' | 'none' => {
  if (MONTHLY_PAY.includes(state)) return 'all'
  return MONTHLY_PAY_WHEN_EXEMPT.includes(state) ? 'exempt' : 'none'
}
