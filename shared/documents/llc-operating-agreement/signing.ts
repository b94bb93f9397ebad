import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import {
  actingAs,
  cosigners,
  formOf,
  isPerson,
  type Party,
  singularTitle,
} from '../toolbox/parties.ts'
import { stateOfAddress } from '../toolbox/places.ts'
import { represented } from '../toolbox/representatives.ts'
import { byManager, byMembers, isOutside, managerOf, managingMember } from './choices.ts'
import { hasSeveral, type MemberNumber, memberOf } from './members.ts'

/** "Member 2", or "Member" where there is one. */
const roleOf = (answers: Answers, number: MemberNumber): string =>
  number > 1 || hasSeveral(answers) ? `Member ${number}` : 'Member'

/** The member as it signs: for trustees, the trust that they name. */
const signatoryOf = (answers: Answers, number: MemberNumber): Party =>
  represented(memberOf(answers, number))

/** The person who signs, where that is known: otherwise a company's signer writes the name by hand. */
const signerOf = (party: Party): string | undefined =>
  (isPerson(party) ? party.name : party.signer) || undefined

/** The company with its form, if answered: "Birch, Inc., an Ohio corporation". */
const fullName = (party: Party): string =>
  isPerson(party) || party.state === undefined ? party.name : `${party.name}, ${formOf(party)},`

/** In what capacity someone signs, as the notary's certificate says it: "as Manager of Blue, LLC". */
const capacityOf = (answers: Answers, party: Party, forCompany?: string): string => {
  const title = isPerson(party)
    ? undefined
    : (singularTitle(party.title) ?? (party.kind === 'trust' ? 'Trustee' : 'authorized signer'))
  const own = title === undefined ? 'individually' : actingAs(title, fullName(party))
  const company = textOf(answers, 'llcName') || 'the Company'
  return forCompany === undefined
    ? own.replace(/,$/, '')
    : `${own} and as ${forCompany} of ${company}`
}

/** The first member also signs for the company where the members manage it. */
const memberCapacity = (answers: Answers, number: MemberNumber): string => {
  const party = signatoryOf(answers, number)
  if (managingMember(answers) === number) return capacityOf(answers, party, 'Manager')
  return capacityOf(answers, party, number === 1 && byMembers(answers) ? 'Member' : undefined)
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

/** The member who signs for the company, where it is one that needs a person to sign. */
const actsForCompany = (answers: Answers): string | undefined => {
  if (byManager(answers)) {
    return isPerson(managerOf(answers)) ? undefined : `${textOf(answers, 'managerName')}, Manager`
  }
  return byMembers(answers) && !isPerson(memberOf(answers, 1))
    ? `${textOf(answers, 'member1Name')}, Member`
    : undefined
}

/** "Odile Renner, President": who signs for a company, where that is known. */
const signerWithTitle = (party: Party): string | undefined =>
  isPerson(party) || !party.signer
    ? undefined
    : [party.signer, party.title].filter(Boolean).join(', ')

/** How the member signs, by name in the exhibits, and what its notary certifies. */
export const signature = (answers: Answers, number: MemberNumber) => ({
  get [`member${number}_party`]() {
    return signatoryOf(answers, number)
  },
  get [`member${number}_block`]() {
    const party = signatoryOf(answers, number)
    const named = [party.name, signerWithTitle(party)].filter(Boolean).join(', by ')
    return [roleOf(answers, number), named].filter(Boolean).join(': ')
  },
  /** Whether two sign for the member, such as co-trustees. */
  get [`member${number}_cosigned`]() {
    return cosigners(signatoryOf(answers, number)).length > 1
  },
  get [`spouse${number}_block`]() {
    return `Spouse of ${textOf(answers, `member${number}Name`) || roleOf(answers, number)}`
  },
  get [`notary_signer${number}`]() {
    return signerOf(signatoryOf(answers, number))
  },
  get [`notary_member${number}`]() {
    return memberCapacity(answers, number)
  },
})

/** Who signs for the company and as its manager, and where the notaries are. */
export const signers = (answers: Answers) => ({
  get first_role() {
    return roleOf(answers, 1)
  },
  get notary_heading1() {
    return `Notary Acknowledgment: ${roleOf(answers, 1)}`
  },
  get manager_party() {
    return managerOf(answers)
  },
  get acts_for_company() {
    return actsForCompany(answers)
  },
  get company_signer() {
    return signerWithTitle(byManager(answers) ? managerOf(answers) : memberOf(answers, 1))
  },
  get is_company_manager() {
    return !isPerson(managerOf(answers))
  },
  get company_block() {
    const name = textOf(answers, 'llcName')
    return name === '' ? 'The Company' : `The Company: ${name}`
  },
  get state_where_you_sign() {
    return venueOf(answers)
  },
  /** Whether there are several certificates. */
  get several_notaries() {
    return hasSeveral(answers) || isOutside(answers)
  },
  get notary_signer_manager() {
    return signerOf(managerOf(answers))
  },
  get notary_manager() {
    return capacityOf(answers, managerOf(answers), 'Manager')
  },
})
