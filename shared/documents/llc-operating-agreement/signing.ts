import type { Answers } from '../template.ts'
import { isCompanyName } from '../text.ts'
import { byMembers, hasTwo, isOutside, managerIs, textOf } from './choices.ts'

const signerBlock = (role: string, name: string): string =>
  isCompanyName(name) ? `${role}: ${name}` : role

const firstRole = (answers: Answers): string => (hasTwo(answers) ? 'Member 1' : 'Member')

/** "Member 1 (Ann Lee)": who stands before the notary, and as what. */
const capacityOf = (answers: Answers, role: string, key: string): string => {
  const name = textOf(answers, key)
  if (name === '') return role
  return `${role} (${name}${isCompanyName(name) ? ', by its authorized person' : ''})`
}

const withCompany = (capacity: string): string => `${capacity} and for the Company`

const memberCapacity = (
  answers: Answers,
  role: string,
  key: string,
  forCompany: boolean,
): string => {
  const isBoth = managerIs(answers, key)
  const capacity = capacityOf(answers, isBoth ? `${role} and Manager` : role, key)
  return isBoth || forCompany ? withCompany(capacity) : capacity
}

/** Who stands before each notary, and whether there are several certificates. */
export const notaries = (answers: Answers) => ({
  get several_notaries() {
    return hasTwo(answers) || isOutside(answers)
  },
  get notary_member1() {
    return memberCapacity(answers, firstRole(answers), 'member1Name', byMembers(answers))
  },
  get notary_member2() {
    return memberCapacity(answers, 'Member 2', 'member2Name', false)
  },
  get notary_manager() {
    return withCompany(capacityOf(answers, 'Manager', 'managerName'))
  },
})

/** The titles of the signature blocks, and who signs for a company. */
export const signers = (answers: Answers) => ({
  get member1_is_company() {
    return isCompanyName(textOf(answers, 'member1Name'))
  },
  get member2_is_company() {
    return isCompanyName(textOf(answers, 'member2Name'))
  },
  get manager_is_company() {
    return isCompanyName(textOf(answers, 'managerName'))
  },
  get member1_block() {
    return signerBlock(firstRole(answers), textOf(answers, 'member1Name'))
  },
  get member2_block() {
    return signerBlock('Member 2', textOf(answers, 'member2Name'))
  },
  get manager_block() {
    return signerBlock('Manager', textOf(answers, 'managerName'))
  },
  get spouse1_block() {
    return `Spouse of ${textOf(answers, 'member1Name') || firstRole(answers)}`
  },
  get spouse2_block() {
    return `Spouse of ${textOf(answers, 'member2Name') || 'Member 2'}`
  },
  get company_block() {
    const name = textOf(answers, 'llcName')
    return name === '' ? 'The Company' : `The Company: ${name}`
  },
})
