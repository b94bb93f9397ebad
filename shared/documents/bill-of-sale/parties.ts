import { partyOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import {
  introductionOf,
  isPerson,
  isStatedCompany,
  jointOwners,
  type Party,
} from '../toolbox/parties.ts'
import { represented } from '../toolbox/representatives.ts'
import { BUYER, SELLER } from './party-questions.ts'

const signerOf = (party: Party): string | undefined => (isPerson(party) ? undefined : party.signer)

const sellerOf = (answers: Answers): Party => represented(partyOf(answers, SELLER))
const buyerOf = (answers: Answers): Party => represented(partyOf(answers, BUYER))

/** Who sells and who buys, and who signs for them. */
export const parties = (answers: Answers) => ({
  get seller_introduction() {
    return introductionOf(sellerOf(answers))
  },
  get buyer_introduction() {
    return introductionOf(buyerOf(answers))
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
