import type { Answer, Field } from './template.ts'

const NONE_ANSWER =
  /^(none|n\.?\s?\/?\s?a\.?|no|no one|nobody|nil|not applicable|[-\u2013\u2014]+)\.?$/i

/** Questions that ask for a person or a company, by the end of the key. */
const WHO =
  /(name|lawyer|counsel|agent|executor|guardian|trustee|custodian|forMinors|witness\d?|physician|signatory|signer|lienholder|representative|officers?)$/i

/** Whether the answer to an optional name is "none", which must not be printed as a name. */
export const namesNobody = ({ key, kind, required }: Field, answer: Answer | undefined): boolean =>
  kind === 'text' &&
  required !== true &&
  WHO.test(key) &&
  typeof answer === 'string' &&
  NONE_ANSWER.test(answer.trim())
