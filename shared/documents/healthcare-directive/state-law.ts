import type { StateName } from '../toolbox/states.ts'
import { LAW_A_TO_M } from './law-a-to-m.ts'
import { LAW_N_TO_W } from './law-n-to-w.ts'
import type { StateLaw } from './state-rule.ts'

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

/** The law of the fifty states and the District of Columbia on directives, read on 2026-11-22. */
export const STATE_LAW: Readonly<Record<StateName, StateLaw>> = { ...LAW_A_TO_M, ...LAW_N_TO_W }

/** The heading of the first witness's lines where that witness states more than the second. */
export const FIRST_WITNESS: Partial<Record<StateName, string>> = {
  Florida: 'Witness 1 (neither spouse nor blood relative)',
  Nevada: 'Witness 1 (unrelated and not an heir)',
  Texas: 'Witness 1 (all points above)',
}
