import { partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { introductionOf, isPerson, type Party } from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { EMPLOYER } from './party-questions.ts'

const employerOf = (answers: Answers): Party => represented(partyOf(answers, EMPLOYER))

/** Who employs, and who signs as the employer. */
export const parties = (answers: Answers) => ({
  get employer() {
    return employerOf(answers)
  },
  get employer_introduction() {
    return introductionOf(employerOf(answers))
  },
  get employer_is_person() {
    return isPerson(employerOf(answers))
  },
  /** Whether an answer, and not only the signature, says that the employer is a person. */
  get employer_is_stated_person() {
    const employer = employerOf(answers)
    return employer.stated === true && isPerson(employer)
  },
})
