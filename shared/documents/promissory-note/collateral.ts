import { textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'

const ONLY_GENERAL = /^(a general lien on )?(all|any|every|everything|whatever)\b[^\d]{0,60}$/i
const GENERAL_WORDS =
  /\b(all (of )?(my |the |borrower's |our )*(assets|property|belongings|things|possessions)|everything (i|we|borrower|the borrower) owns?)\b/i

const isSecured = (answers: Answers) => textOf(answers, 'securityType') === 'secured'

/** A description that names the things: a general phrase creates no security interest. */
export const collateral: readonly Rule[] = [
  {
    field: 'collateral',
    level: 'error',
    message: 'Please describe the collateral',
    broken: (answers) =>
      isSecured(answers) &&
      textOf(answers, 'collateral').length < 15 &&
      !GENERAL_WORDS.test(textOf(answers, 'collateral')),
  },
  {
    field: 'collateral',
    level: 'error',
    message: 'Please name the items. A general phrase is not a valid description of collateral.',
    broken: (answers) => {
      const text = textOf(answers, 'collateral')
      return isSecured(answers) && ONLY_GENERAL.test(text) && GENERAL_WORDS.test(text)
    },
  },
]
