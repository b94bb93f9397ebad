import { partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import type { Party } from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { COMPANY, INVESTOR } from './party-questions.ts'

export const companyOf = (answers: Answers): Party => partyOf(answers, COMPANY)
export const investorOf = (answers: Answers): Party => represented(partyOf(answers, INVESTOR))
