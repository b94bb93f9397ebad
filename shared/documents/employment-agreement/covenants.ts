import { isFilled } from '../answers.ts'
import type { Answers } from '../template.ts'

/**
 * Where a non-compete is void whatever it says. California: Bus. & Prof. Code 16600; Minnesota: Minn.
 * Stat. 181.988; North Dakota: N.D.C.C. 9-08-06; Oklahoma: 15 O.S. 219A.
 */
const NO_COMPETE_BANS: readonly unknown[] = ['California', 'Minnesota', 'North Dakota', 'Oklahoma']

/** Whether the state lets no non-compete stand. */
export const bansNonCompete = (answers: Answers): boolean => NO_COMPETE_BANS.includes(answers.state)

/** Whether the state lets no client non-solicitation stand either. */
export const bansNonSolicit = (answers: Answers): boolean => answers.state === 'California'

/** Whether the agreement carries a non-compete: one is described, and the state allows any. */
export const hasNonCompete = (answers: Answers): boolean =>
  isFilled(answers.non_compete) && !bansNonCompete(answers) && answers.state !== 'Washington'

/** Whether the agreement carries a non-solicitation clause. */
export const hasNonSolicit = (answers: Answers): boolean =>
  answers.non_solicitation === true && !bansNonSolicit(answers)
