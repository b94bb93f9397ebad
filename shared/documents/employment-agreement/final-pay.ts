import type { StateName } from '../states.ts'

/** When final wages are paid, as the end of "The Employer pays the final wages ...". */
export const FINAL_PAY: Partial<Record<StateName, string>> = {
  /** Conn. Gen. Stat. 31-71c; lay-offs are treated as discharges to be safe. */
  Connecticut:
    'no later than the next business day if the Employer ends the employment or lays the Employee off, and no later than the next regular pay day if the Employee resigns',
  /** N.Y. Labor Law 191. */
  'New York': 'no later than the next regular pay day, whoever ends the employment',
  /** Cal. Labor Code 201 and 202. */
  California:
    'at once if the Employer ends the employment, and within 72 hours if the Employee resigns, or on the last day if the Employee resigns with at least 72 hours of notice',
  /** Tex. Labor Code chapter 61. */
  Texas:
    'no later than the sixth day after the Separation Date if the Employer ends the employment, and no later than the next regular pay day if the Employee resigns',
  /** No statute: a promise of this agreement. */
  Florida: 'no later than the next regular pay day, whoever ends the employment',
  /** Mass. G.L. c. 149, s. 148. */
  Massachusetts:
    'in full on the same day if the Employer ends the employment, and no later than the next regular pay day if the Employee resigns',
  /** 19 Del. C. 1103, as amended. */
  Delaware:
    'no later than the later of the next regular pay day and three business days after the last day of work',
  /** 820 ILCS 115/5. */
  Illinois:
    'on the Separation Date where possible, and in no case later than the next regular pay day',
  /** A promise of this agreement, at least as early as the pay period of the state's rule. */
  Washington: 'no later than the end of the pay period in which the employment ends',
}

/** For every other state. */
export const FINAL_PAY_ELSEWHERE =
  'no later than the next regular pay day, whoever ends the employment'
