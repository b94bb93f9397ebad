import type { Answers } from '../template/template.ts'

const TREATMENTS = [
  'Cardiopulmonary resuscitation (CPR)',
  'Breathing machine',
  'Dialysis',
  'Antibiotics to prolong life',
  'Blood and blood products',
  'Transfer to intensive care',
]
const TUBE_FEEDING = 'Tube feeding and fluids'

const trial = (days: unknown): string =>
  `Trial${days === undefined || days === '' ? '' : `, ${days} ${String(days) === '1' ? 'day' : 'days'}`}`

/** The mark of a row, by the choice of treatment. The signer's own words have no mark and so no table. */
const MARKS: ReadonlyMap<unknown, (answers: Answers) => string> = new Map([
  ['comfort_only', () => 'Not wanted'],
  ['trial', ({ trial_days }: Answers) => trial(trial_days)],
  ['prolong', () => 'Wanted'],
  ['representative', () => 'Representative decides'],
])

/** The last row's mark where tube feeding does not follow the rest. */
const FEEDING_MARKS: ReadonlyMap<unknown, string> = new Map([
  ['give', 'Wanted'],
  ['withhold', 'Not wanted'],
  ['representative', 'Representative decides'],
])

/**
 * One row per treatment: its name and what the signer wants. Undefined when nothing is chosen yet, or
 * when the signer's own words take the table's place.
 */
export const treatmentTable = (answers: Answers): string[][] | undefined => {
  const mark = MARKS.get(answers.life_sustaining_treatment)?.(answers)
  if (mark === undefined) return undefined
  const feeding = FEEDING_MARKS.get(answers.artificial_nutrition) ?? mark
  return [...TREATMENTS.map((treatment) => [treatment, mark]), [TUBE_FEEDING, feeding]]
}
