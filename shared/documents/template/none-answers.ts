import type { Answer, Field } from './template.ts'

const NONE_ANSWER =
  /^(none|n\.?\s?\/?\s?a\.?|no|no one|nobody|nil|not applicable|[-\u2013\u2014]+)\.?$/i

/** Whether an answer says that there is nothing to enter. */
export const saysNone = (answer: string): boolean => NONE_ANSWER.test(answer.trim())

/** Questions that ask for a person or a company, by the end of the key. */
const PARTY_KEY =
  /(name|lawyer|counsel|agent|executor|guardian|trustee|custodian|caretaker|forMinors|witness\d?|physician|signatory|signer|lienholder|representative|officers?)$/i

/** Questions that ask for additions to a clause, by the end of the key. */
const ADDITION_KEY =
  /(exceptions|materials|inventions|ownership_details|cause|minimums|bonuses|benefits|contributions|capitalization)$/i

const mayBeNone = ({ key, kind }: Field): boolean =>
  (kind === 'text' && PARTY_KEY.test(key)) || (kind === 'textarea' && ADDITION_KEY.test(key))

/** Whether the answer to an optional name or list is "none", which must not be printed as an entry. */
export const isNoneAnswer = (field: Field, answer: Answer | undefined): boolean =>
  field.required !== true && mayBeNone(field) && typeof answer === 'string' && saysNone(answer)
