import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { isCompanyName, isPerson, signatureRole } from '../toolbox/parties.ts'
import { stateOfAddress } from '../toolbox/states.ts'
import {
  byManager,
  byMembers,
  hasTwo,
  isOutside,
  managerIs,
  managerOf,
  memberOf,
} from './choices.ts'

const firstRole = (answers: Answers): string => (hasTwo(answers) ? 'Member 1' : 'Member')

/** The person who signs, where that is known: a company's signer writes the name by hand. */
const signerNamed = (answers: Answers, key: string): string | undefined => {
  const name = textOf(answers, key)
  return name === '' || isCompanyName(name) ? undefined : name
}

/** In what capacity somebody signs, as the notary's certificate says it: "as Manager of Blue, LLC". */
const capacityOf = (answers: Answers, key: string, forCompany?: string): string => {
  const name = textOf(answers, key)
  const own = isCompanyName(name) ? `as authorized signer of ${name}` : 'individually'
  const company = textOf(answers, 'llcName') || 'the Company'
  return forCompany === undefined ? own : `${own} and as ${forCompany} of ${company}`
}

const memberCapacity = (answers: Answers, key: string, forCompany: boolean): string => {
  if (managerIs(answers, key)) return capacityOf(answers, key, 'Manager')
  return capacityOf(answers, key, forCompany ? 'Member' : undefined)
}

/**
 * The state in the certificates: the one answered or, where only the county is, the first member's,
 * who signs there, or the company's.
 */
const venueOf = (answers: Answers): string | undefined => {
  const given = textOf(answers, 'signingState')
  if (given !== '' || textOf(answers, 'county') === '') return given || undefined
  return (
    stateOfAddress(textOf(answers, 'member1Address')) ?? (textOf(answers, 'state') || undefined)
  )
}

/** The signers in each notary's certificate, and whether there are several certificates. */
export const notaries = (answers: Answers) => ({
  get state_where_you_sign() {
    return venueOf(answers)
  },
  get several_notaries() {
    return hasTwo(answers) || isOutside(answers)
  },
  get notary_signer1() {
    return signerNamed(answers, 'member1Name')
  },
  get notary_signer2() {
    return signerNamed(answers, 'member2Name')
  },
  get notary_signer_manager() {
    return signerNamed(answers, 'managerName')
  },
  get notary_member1() {
    return memberCapacity(answers, 'member1Name', byMembers(answers))
  },
  get notary_member2() {
    return memberCapacity(answers, 'member2Name', false)
  },
  get notary_manager() {
    return capacityOf(answers, 'managerName', 'Manager')
  },
})

/** The member who signs for the company, where it is one that needs a person to sign. */
const actsForCompany = (answers: Answers): string | undefined => {
  if (byManager(answers)) {
    return isPerson(managerOf(answers)) ? undefined : `${textOf(answers, 'managerName')}, Manager`
  }
  return byMembers(answers) && !isPerson(memberOf(answers, 1))
    ? `${textOf(answers, 'member1Name')}, Member`
    : undefined
}

/** The parties as they sign, and who signs for a company. */
export const signers = (answers: Answers) => ({
  get first_role() {
    return firstRole(answers)
  },
  get member1_party() {
    return memberOf(answers, 1)
  },
  get member2_party() {
    return memberOf(answers, 2)
  },
  get manager_party() {
    return managerOf(answers)
  },
  get member1_block() {
    return signatureRole(firstRole(answers), memberOf(answers, 1))
  },
  get member2_block() {
    return signatureRole('Member 2', memberOf(answers, 2))
  },
  get acts_for_company() {
    return actsForCompany(answers)
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
