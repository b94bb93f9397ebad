import type { StateName } from '../toolbox/states.ts'
import { LIMITS_A_TO_L } from './limits-a-to-l.ts'
import { LIMITS_M_TO_N } from './limits-m-to-n.ts'
import { LIMITS_O_TO_W } from './limits-o-to-w.ts'
import type { StateLimits } from './state-limit.ts'

/** The limits of the fifty states and the District of Columbia, read on 2026-11-22. */
export const STATE_LIMITS: Readonly<Record<StateName, StateLimits>> = {
  ...LIMITS_A_TO_L,
  ...LIMITS_M_TO_N,
  ...LIMITS_O_TO_W,
}

/** The limits of the state named; undefined for another text. */
export const limitsOf = (state: string): StateLimits | undefined =>
  Object.entries(STATE_LIMITS).find(([name]) => name === state)?.[1]
