import { centsOf, countyOf, dateOf, governingState, partyOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import {
  introductionOf,
  isStatedCompany,
  jointOwners,
  type Party,
  type Person,
} from '../toolbox/parties.ts'
import { asAmount } from './amount.ts'
import { limitsOf } from './limits.ts'

/** The number of characters above which the collateral gets a schedule of its own. */
const LONG_DESCRIPTION = 300

const isLong = (answers: Answers): boolean =>
  textOf(answers, 'collateral').length > LONG_DESCRIPTION

/** The questions about the borrower, by key: one says that it is a business, another of what kind. */
export const BORROWER = {
  name: 'borrowerName',
  type: 'borrowerType',
  kinds: { individual: 'person', business: 'company' },
  form: 'borrowerForm',
  state: 'borrowerFormedIn',
  signer: 'borrowerSignerName',
  title: 'borrowerSignerTitle',
} as const

/** The questions about the lender, by key. */
export const LENDER = {
  name: 'lenderName',
  type: 'lenderType',
  state: 'lenderFormedIn',
  signer: 'lenderSignerName',
  title: 'lenderSignerTitle',
} as const

/** The questions about the guarantor, by key. */
export const GUARANTOR = {
  name: 'guarantorName',
  type: 'guarantorType',
  state: 'guarantorFormedIn',
  signer: 'guarantorSignerName',
  title: 'guarantorSignerTitle',
} as const

const borrowerOf = (answers: Answers): Party => partyOf(answers, BORROWER)
const lenderOf = (answers: Answers): Party => partyOf(answers, LENDER)

/** A person whose name is written in by hand. */
const SOMEBODY: Person = { is: 'person', name: '', stated: true }

/** Documentary stamp tax of Florida in cents: Fla. Stat. § 201.08, capped for notes. */
const floridaTax = (answers: Answers): number | undefined => {
  const cents = centsOf(answers, 'loanAmount')
  return cents === undefined ? undefined : Math.min(245_000, Math.ceil(cents / 10_000) * 35)
}

/** Who borrows, lends, guarantees and signs, and under which law. */
export const people = (answers: Answers) => ({
  get governing_state() {
    return governingState(answers)
  },
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
    return introductionOf(partyOf(answers, GUARANTOR))
  },
  /** Who signs first: the borrower, or the first of two. */
  get borrower() {
    return jointOwners(borrowerOf(answers))?.[0] ?? borrowerOf(answers)
  },
  get second_borrower() {
    return jointOwners(borrowerOf(answers))?.[1] ?? SOMEBODY
  },
  get second_role() {
    return jointOwners(borrowerOf(answers)) ? 'Borrower' : 'Second borrower (if any)'
  },
  get lender() {
    return lenderOf(answers)
  },
  get guarantor() {
    return partyOf(answers, GUARANTOR)
  },
  /** Whether one of the parties can have heirs and an estate. */
  get has_heirs() {
    return ![borrowerOf(answers), lenderOf(answers)].every(isStatedCompany)
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get lent_before() {
    const [given, signed] = [dateOf(answers, 'dateLoanGiven'), dateOf(answers, 'date')]
    return given !== undefined && signed !== undefined && given < signed
  },
  get limit_terms() {
    return limitsOf(textOf(answers, 'state'))?.terms
  },
  get limit_cite() {
    return limitsOf(textOf(answers, 'state'))?.cite
  },
  get long_collateral() {
    return isLong(answers)
  },
  get florida_tax() {
    return asAmount(floridaTax(answers))
  },
})
