import { centsOf, countyOf, dateOf, governingState, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { companyTitle, hasJointOwners, isCompanyName } from '../toolbox/parties.ts'
import { asAmount } from './amount.ts'
import { limitsOf } from './limits.ts'

/** The number of characters above which the collateral gets a schedule of its own. */
const LONG_DESCRIPTION = 300

const isLong = (answers: Answers): boolean =>
  textOf(answers, 'collateral').length > LONG_DESCRIPTION

const isJoint = (answers: Answers): boolean =>
  textOf(answers, 'borrowerType') !== 'business' && hasJointOwners(textOf(answers, 'borrowerName'))

/** The two names of joint borrowers; empty when one of them lacks a family name. */
const borrowersOf = (answers: Answers): readonly string[] => {
  const names = textOf(answers, 'borrowerName').split(/\s+(?:and|&)\s+/i)
  return isJoint(answers) && names.length === 2 && names.every((name) => name.includes(' '))
    ? names
    : []
}

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
    return isJoint(answers)
  },
  get first_borrower() {
    return borrowersOf(answers)[0]
  },
  get second_borrower() {
    return borrowersOf(answers)[1]
  },
  get business_block() {
    return `Borrower: ${textOf(answers, 'borrowerName') || '(company name)'}`
  },
  get second_block() {
    return isJoint(answers) ? 'Borrower' : 'Second borrower (if any)'
  },
  get lender_is_company() {
    return isCompanyName(textOf(answers, 'lenderName'))
  },
  get lender_block() {
    const name = textOf(answers, 'lenderName')
    return isCompanyName(name) ? `Lender: ${name}` : 'Lender'
  },
  get guarantor_is_company() {
    return isCompanyName(textOf(answers, 'guarantorName'))
  },
  get guarantor_block() {
    return companyTitle('Guarantor', textOf(answers, 'guarantorName'))
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get lent_before() {
    const [given, signed] = [dateOf(answers, 'dateLoanGiven'), dateOf(answers, 'date')]
    return given !== undefined && signed !== undefined && given < signed
  },
  get business_capacity() {
    const [title, name] = [textOf(answers, 'borrowerSignerTitle'), textOf(answers, 'borrowerName')]
    return `as ${title || 'authorized signer'} of ${name || 'Borrower'}`
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
