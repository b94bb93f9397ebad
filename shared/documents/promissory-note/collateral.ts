import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'

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
    isViolated: (answers) =>
      isSecured(answers) &&
      textOf(answers, 'collateral').length < 15 &&
      !GENERAL_WORDS.test(textOf(answers, 'collateral')),
  },
  {
    field: 'collateral',
    level: 'error',
    message: 'Please name the items. A general phrase is not a valid description of collateral.',
    isViolated: (answers) => {
      const text = textOf(answers, 'collateral')
      return isSecured(answers) && ONLY_GENERAL.test(text) && GENERAL_WORDS.test(text)
    },
  },
]

/** Intangible property, which needs no insurance or repair. */
const INTANGIBLE =
  /\b(shares|(common|preferred|capital) stock|stock (in|certificates?)\b(?! trade)|membership (interests?|units?)|(llc|partnership|ownership) (interests?|units?)|units (of|in) .*\b(llc|lp)\b|receivables?|(deposit|brokerage|securities|investment|savings|checking|bank) accounts?|bonds?|securities|royalt(y|ies)|patents?|trademarks?|copyrights?|intellectual property|contract rights|promissory notes?|cryptocurrency|bitcoins?)\b/i
const SHARES =
  /\b(shares|stock|membership (interests?|units?)|(llc|partnership|ownership) (interests?|units?)|units|bonds?|securities)\b/i
const RECEIVABLES = /\b(receivables?|royalt(y|ies)|contract rights)\b/i
const ACCOUNTS = /\b(deposit|brokerage|securities|investment|savings|checking|bank) accounts?\b/i

/** A vehicle with a certificate of title: the lien is noted on the title, and no UCC-1 is filed. */
const TITLED =
  /\b(VIN|vehicle|car|truck|pickup|van|minivan|SUV|sedan|coupe|motorcycle|motor ?home|RV|automobile)\b|\b[A-HJ-NPR-Z\d]{17}\b/i
const OTHER_GOODS = /\b(inventory|equipment|tools?|machine(ry|s)?|furniture|crops?|parts)\b/i

const INVENTORY = /\b(inventory|merchandise|stock in trade|goods (held )?for sale)\b/i

const linesOf = (answers: Answers): string[] =>
  splitLines(textOf(answers, 'collateral')).flatMap((line) => line.split(';'))

const intangiblesOf = (answers: Answers): string[] =>
  linesOf(answers).filter((line) => INTANGIBLE.test(line))

const hasIntangible = (answers: Answers, kind: RegExp): boolean =>
  intangiblesOf(answers).some((line) => kind.test(line))

/** What the collateral consists of; goods while nothing is described. */
export const collateralKinds = (answers: Answers) => ({
  get has_goods() {
    return intangiblesOf(answers).length < Math.max(linesOf(answers).length, 1)
  },
  /** Whether every item is a titled vehicle, so that no financing statement is filed. */
  get only_titled() {
    const lines = linesOf(answers).filter((line) => line.trim() !== '')
    return lines.length > 0 && lines.every((line) => TITLED.test(line) && !OTHER_GOODS.test(line))
  },
  /** Whether the collateral includes goods that the borrower is in business to sell. */
  get has_inventory() {
    return (
      isOneOf(answers, 'loanPurpose', 'business') &&
      linesOf(answers).some((line) => INVENTORY.test(line))
    )
  },
  get has_intangibles() {
    return intangiblesOf(answers).length > 0
  },
  get pledges_shares() {
    return intangiblesOf(answers).some((line) => SHARES.test(line) && !ACCOUNTS.test(line))
  },
  get pledges_receivables() {
    return hasIntangible(answers, RECEIVABLES)
  },
  get pledges_accounts() {
    return hasIntangible(answers, ACCOUNTS)
  },
})
