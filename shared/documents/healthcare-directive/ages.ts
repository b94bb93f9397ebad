import type { StateName } from '../toolbox/states.ts'

/** States where a person is an adult at 19. */
export const ADULT_AT_19: readonly StateName[] = ['Alabama', 'Nebraska']
