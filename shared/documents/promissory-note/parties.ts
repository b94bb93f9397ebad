import { hasText, partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import {
  introductionOf,
  isPerson,
  isStatedCompany,
  jointOwners,
  type Party,
  type Person,
} from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { BORROWER, GUARANTOR, LENDER } from './party-questions.ts'

const borrowerOf = (answers: Answers): Party => represented(partyOf(answers, BORROWER))
const lenderOf = (answers: Answers): Party => represented(partyOf(answers, LENDER))
const guarantorOf = (answers: Answers): Party => represented(partyOf(answers, GUARANTOR))

/** A person whose name is written in by hand. */
const NAMED_PARTY: Person = { is: 'person', name: '', stated: true }

/** Who borrows, lends and guarantees, and who signs for them. */
export const parties = (answers: Answers) => ({
  get joint_borrowers() {
    return jointOwners(borrowerOf(answers)) !== undefined
  },
  get borrower_introduction() {
    return introductionOf(borrowerOf(answers))
  },
  get lender_introduction() {
    return introductionOf(lenderOf(answers))
  },
  get guarantor_introduction() {
    return introductionOf(guarantorOf(answers))
  },
  /** Who signs first: the borrower, or the first of two. */
  get borrower() {
    return jointOwners(borrowerOf(answers))?.[0] ?? borrowerOf(answers)
  },
  get second_borrower() {
    return jointOwners(borrowerOf(answers))?.[1] ?? NAMED_PARTY
  },
  get trust_borrows() {
    const borrower = borrowerOf(answers)
    return !isPerson(borrower) && borrower.kind === 'trust'
  },
  get first_debtor() {
    return jointOwners(borrowerOf(answers))?.[0].name || undefined
  },
  get second_debtor() {
    return jointOwners(borrowerOf(answers))?.[1].name || undefined
  },
  get second_role() {
    return jointOwners(borrowerOf(answers)) ? 'Borrower' : 'Second borrower (if any)'
  },
  get guaranteed_by_company() {
    return isStatedCompany(guarantorOf(answers))
  },
  get joint_lenders() {
    return jointOwners(lenderOf(answers)) !== undefined
  },
  get lender() {
    return jointOwners(lenderOf(answers))?.[0] ?? lenderOf(answers)
  },
  get second_lender() {
    return jointOwners(lenderOf(answers))?.[1]
  },
  get guarantor() {
    return guarantorOf(answers)
  },
  /** Whether one of the parties can have heirs and an estate. */
  get has_heirs() {
    const guarantors = hasText(answers, GUARANTOR.name) ? [guarantorOf(answers)] : []
    return ![borrowerOf(answers), lenderOf(answers), ...guarantors].every(isStatedCompany)
  },
})
