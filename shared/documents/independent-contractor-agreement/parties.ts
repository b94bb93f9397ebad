import { partyOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { introductionOf, isPerson, type Party } from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { COMPANY, CONTRACTOR } from './party-questions.ts'

const companyOf = (answers: Answers): Party => represented(partyOf(answers, COMPANY))
const contractorOf = (answers: Answers): Party => partyOf(answers, CONTRACTOR)

const OWNERS: Readonly<Record<string, string>> = {
  llc_single: ' with one owner',
  llc_multi: ' with more than one owner',
}

/** Words for the business of the contractor, after its name. */
const businessOf = (answers: Answers): string | undefined => {
  const contractor = contractorOf(answers)
  if (!contractor.stated) return undefined
  if (isPerson(contractor)) return 'an individual in business on their own account'
  return `${introductionOf(contractor)}${OWNERS[textOf(answers, CONTRACTOR.type)] ?? ''}`
}

/** The person, or the company's signer. */
const contactOf = (party: Party): string | undefined =>
  (isPerson(party) ? party.name : party.signer) || undefined

/** Who pays and who works, and who signs for them. */
export const parties = (answers: Answers): Record<string, unknown> => ({
  get company() {
    return companyOf(answers)
  },
  get company_introduction() {
    return introductionOf(companyOf(answers))
  },
  get company_contact() {
    return contactOf(companyOf(answers))
  },
  get contractor() {
    return contractorOf(answers)
  },
  get contractor_business() {
    return businessOf(answers)
  },
  get contractor_contact() {
    return contactOf(contractorOf(answers))
  },
})
