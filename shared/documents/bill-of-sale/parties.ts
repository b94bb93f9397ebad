import { partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import {
  company,
  introductionOf,
  isPerson,
  isStatedCompany,
  jointOwners,
  type Party,
} from '../toolbox/parties.ts'
import { capitalize } from '../toolbox/text.ts'

/** The questions about the seller, by key. */
export const SELLER = {
  name: 'seller_name',
  type: 'seller_type',
  state: 'seller_formed_in',
  signer: 'seller_signer',
  title: 'seller_signer_title',
} as const

/** The questions about the buyer, by key. */
export const BUYER = {
  name: 'buyer_name',
  type: 'buyer_type',
  state: 'buyer_formed_in',
  signer: 'buyer_signer',
  title: 'buyer_signer_title',
} as const

/** "Ana Ruiz, Trustee of the Ruiz Family Trust": who signs, and for what. */
const TRUSTEE_OF = /^(.+?),?\s+(?:as\s+)?(?:co-)?trustees?\s+of\s+(?:the\s+)?(.+)$/i

/** The description of a party after its name; a trustee's name already includes its trust. */
const introduce = (party: Party): string | undefined =>
  TRUSTEE_OF.test(party.name) ? undefined : introductionOf(party)

const signerOf = (party: Party): string | undefined => (isPerson(party) ? undefined : party.signer)

/** The trust in a trustee's name, so that the signature line doesn't name a trustee of a trustee. */
const namedTrust = (party: Party): Party => {
  const [, trustee, trust] = TRUSTEE_OF.exec(party.name) ?? []
  if (isPerson(party) || trustee === undefined || trust === undefined) return party
  return {
    ...party,
    name: `the ${trust}`,
    kind: 'trust',
    signer: party.signer ?? trustee,
    title: party.title ?? (/\bco-trustee/i.test(party.name) ? 'Co-Trustee' : 'Trustee'),
  }
}

const OFFICE =
  '((?:co-)?(?:executor|executrix|administrator|administratrix|personal representative))'
const ESTATE_BY = new RegExp(
  `^(?:the\\s+)?(estate of .+?),?\\s+by\\s+(.+?),?\\s+(?:as\\s+|its\\s+)?${OFFICE}$`,
  'i',
)
const FOR_ESTATE = new RegExp(
  `^(.+?),?\\s+(?:as\\s+)?${OFFICE}\\s+of\\s+(?:the\\s+)?(estate of .+)$`,
  'i',
)

/** The estate in the name of a party: its representative signs for it and is no joint owner. */
const namedEstate = (party: Party): Party => {
  const [, estate, signer, title] = ESTATE_BY.exec(party.name) ?? []
  if (estate && signer && title) return estateOf(estate, signer, title)
  const [, representative, office, of] = FOR_ESTATE.exec(party.name) ?? []
  return representative && office && of ? estateOf(of, representative, office) : party
}

const estateOf = (estate: string, signer: string, title: string): Party =>
  company(`the ${capitalize(estate)}`, { signer, title: capitalize(title.toLowerCase()) })

const sellerOf = (answers: Answers): Party => namedEstate(namedTrust(partyOf(answers, SELLER)))
const buyerOf = (answers: Answers): Party => namedEstate(namedTrust(partyOf(answers, BUYER)))

/** Who sells and who buys, and who signs for them. */
export const parties = (answers: Answers) => ({
  get seller_introduction() {
    return introduce(partyOf(answers, SELLER))
  },
  get buyer_introduction() {
    return introduce(partyOf(answers, BUYER))
  },
  /** For whom the seller's signer acts: the company, or the trust of a named trustee. */
  get seller_principal() {
    return sellerOf(answers).name
  },
  get seller_agent() {
    return signerOf(sellerOf(answers))
  },
  get buyer_agent() {
    return signerOf(buyerOf(answers))
  },
  get seller_is_company() {
    return !isPerson(sellerOf(answers))
  },
  get buyer_is_company() {
    return !isPerson(buyerOf(answers))
  },
  /** Whether the seller is sure to be a company, which owns no personal things. */
  get sells_as_company() {
    return isStatedCompany(sellerOf(answers))
  },
  /** Whether one of the parties can have heirs. */
  get has_heirs() {
    return ![sellerOf(answers), buyerOf(answers)].every(isStatedCompany)
  },
  get seller_is_joint() {
    return jointOwners(sellerOf(answers)) !== undefined
  },
  get buyer_is_joint() {
    return jointOwners(buyerOf(answers)) !== undefined
  },
  get may_be_joint() {
    return [sellerOf(answers), buyerOf(answers)].some(
      (party) => (party.name === '' && !isStatedCompany(party)) || jointOwners(party),
    )
  },
  /** Who signs first: the party, or the first of two owners. */
  get seller() {
    return jointOwners(sellerOf(answers))?.[0] ?? sellerOf(answers)
  },
  get buyer() {
    return jointOwners(buyerOf(answers))?.[0] ?? buyerOf(answers)
  },
  get second_seller() {
    return jointOwners(sellerOf(answers))?.[1]
  },
  get second_buyer() {
    return jointOwners(buyerOf(answers))?.[1]
  },
})
