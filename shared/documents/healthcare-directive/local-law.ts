import type { StateName } from '../states.ts'

/** States whose signing pages are printed in their own form; all others get the cautious general one. */
export const STATES_WITH_PAGES = [
  'California',
  'Connecticut',
  'Delaware',
  'Florida',
  'Massachusetts',
  'Nevada',
  'New York',
  'Texas',
] as const satisfies readonly StateName[]

/** What the state's law calls the person who decides, as it stands after "my". */
export const REPRESENTATIVE_TERMS: Partial<Record<StateName, string>> = {
  California: 'agent under a power of attorney for health care',
  Connecticut: 'health care representative',
  Delaware: 'agent under a power of attorney for health care',
  Florida: 'health care surrogate',
  Massachusetts: 'health care agent under a health care proxy',
  Nevada: 'agent under a power of attorney for health care',
  'New York': 'health care agent under a health care proxy',
  Texas: 'agent under a medical power of attorney',
}

/** The heading of the first witness's lines where that witness states more than the second. */
export const FIRST_WITNESS: Partial<Record<StateName, string>> = {
  Florida: 'Witness 1 (neither spouse nor blood relative)',
  Nevada: 'Witness 1 (unrelated and no heir)',
  Texas: 'Witness 1 (all points above)',
}
