import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { exemptionYearOf } from './model-year.ts'
import { NO_AS_IS_BY_BUSINESS } from './state-law.ts'

const FIREARM = /\b(pistol|revolver|rifle|shotgun|handgun|firearm|silencer|suppressor)s?\b/i
const AIRCRAFT = /(?<!\b(?:model|toy|rc)\s)\b(aircraft|airplane|helicopter)s?\b/i
const DEALER =
  /\b(auto|car|truck|vehicle|boat|marine|rv|trailer)s?\s+(sales|center|mart|outlet|exchange)\b|\bdealer(ship)?s?\b|\bmotors\b/i
const MOBILE_HOME = /\b(mobile|manufactured)\s+homes?\b/i

/** A message at both descriptions of the item if they contain one of the words. */
export const forbidWords = (level: Rule['level'], words: RegExp, message: string): Rule[] =>
  ['item_description', 'item_details'].map((field) => ({
    field,
    level,
    message,
    isViolated: (answers) => words.test(textOf(answers, field)),
  }))

export const sellsAsIs = (answers: Answers): boolean =>
  isOneOf(answers, 'condition_type', 'as_is') && answers.seller_in_business === true

const isTitled = (answers: Answers): boolean =>
  isOneOf(answers, 'item_type', 'vehicle', 'vessel', 'trailer')

const IF_NOT = 'If your item is not one, confirm that below the details.'

/** The buyer knows better than a word whether the item is one that the document may not be used for. */
const forbidUnlessConfirmed = (words: RegExp, message: string): Rule[] =>
  forbidWords('error', words, `${message} ${IF_NOT}`).map((rule) => ({
    ...rule,
    also: ['not_excluded'],
    isViolated: (answers, context) =>
      answers.not_excluded !== true && rule.isViolated(answers, context),
  }))

/** Sales that a state or federal law does not let this document record. */
export const refused: readonly Rule[] = [
  ...forbidUnlessConfirmed(
    FIREARM,
    'This form must not be used for firearms. State and federal transfer rules apply.',
  ),
  ...forbidUnlessConfirmed(
    AIRCRAFT,
    'This form must not be used for aircraft. Ownership passes on the Federal Aviation Administration’s own forms.',
  ),
  ...forbidUnlessConfirmed(
    MOBILE_HOME,
    'This form must not be used for a mobile home. Ask the title office of your state for its own forms.',
  ),
  {
    field: 'seller_in_business',
    also: ['item_type'],
    level: 'error',
    message:
      'This document is for private vehicle sales. A business that sells vehicles needs the window Buyers Guide of 16 CFR part 455 and the dealer forms of its state: ask its motor vehicle agency or an attorney.',
    isViolated: (answers) =>
      isOneOf(answers, 'item_type', 'vehicle') && answers.seller_in_business === true,
  },
  {
    field: 'seller_in_business',
    also: ['seller_name', 'item_type'],
    level: 'warning',
    message:
      "The seller's name sounds like a dealer's. If the seller sells such items as a business, check this box.",
    isViolated: (answers) =>
      isOneOf(answers, 'item_type', 'vehicle', 'vessel', 'trailer') &&
      answers.seller_in_business !== true &&
      DEALER.test(textOf(answers, 'seller_name')),
  },
  {
    field: 'state',
    also: ['item_type'],
    level: 'error',
    message:
      'Louisiana requires the title of a vehicle, trailer or boat to be assigned before a notary, and often a notarized bill of sale in the words of its own law. Ask a Louisiana notary for an act of sale.',
    isViolated: (answers) => isOneOf(answers, 'state', 'Louisiana') && isTitled(answers),
  },
  {
    field: 'condition_type',
    also: ['seller_in_business', 'state'],
    level: 'error',
    message: (answers) =>
      `The law of ${stateInSentence(textOf(answers, 'state'))} does not let a business sell consumer goods as is with words like these. Choose the warranties that the law provides, or a written warranty.`,
    isViolated: (answers) =>
      sellsAsIs(answers) && isOneOf(answers, 'state', ...NO_AS_IS_BY_BUSINESS),
  },
  {
    field: 'odometer_status',
    also: ['item_details'],
    level: 'error',
    message: (answers) =>
      `A vehicle of this model year is exempt from the federal mileage statement only from ${exemptionYearOf(answers)}. If it is over 16,000 pounds, give its gross vehicle weight rating in the details.`,
    isViolated: (answers) => exemptionYearOf(answers) !== undefined,
  },
]
