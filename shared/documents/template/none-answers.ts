import type { Answer, Field } from './template.ts'

const NONE_ANSWER =
  /^(none|nothing|n\.?\s?\/?\s?a\.?|no|no one|nobody|nil|not applicable|[-\u2013\u2014]+)\.?$/i

/** Whether an answer says that there is nothing to enter. */
export const saysNone = (answer: string): boolean => NONE_ANSWER.test(answer.trim())

/** Questions that ask for a person or a company, by the end of the key. */
const PARTY_KEY =
  /(name|lawyer|counsel|agent|executor|guardian|trustee|custodian|caretaker|forMinors|witness\d?|physician|signatory|signer|lienholder|representative|officers?)$/i

/** Questions that ask for additions to a clause, by the end of the key. */
const ADDITION_KEY =
  /(exceptions|materials|inventions|ownership_details|cause|minimums|bonuses|benefits|grant|contributions|capitalization)$/i

/** Questions whose answer becomes a term or an entry of its own, by the end of the key. */
const TERMS_KEY =
  /(promises|exception|proof_use|free_of|warranty_details|additionalTerms|additionalProvisions|^custom\w+|bequests|beneficiary|omittedPersons|instructions|wishes|limits|details|schedule|collateral|PriorChildren|Reason|Due|Duration|Separate)$/i

const mayBeNone = ({ key, kind }: Field): boolean =>
  (kind === 'text' || kind === 'textarea') &&
  (TERMS_KEY.test(key) || (kind === 'text' ? PARTY_KEY : ADDITION_KEY).test(key))

/** Whether the answer is "none" where that would be printed as a name, a term or an entry. */
export const isNoneAnswer = (field: Field, answer: Answer | undefined): boolean =>
  mayBeNone(field) && typeof answer === 'string' && saysNone(answer)
