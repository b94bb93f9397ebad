import {
  asksKind,
  centsOf,
  companyAsPerson,
  dateOf,
  differentParties,
  hasText,
  isOneOf,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { soundsLikeBusiness } from '../toolbox/business-words.ts'
import { daysBetween } from '../toolbox/dates.ts'
import { isCompanyName } from '../toolbox/parties.ts'
import { closingRules } from './closing.ts'
import { needsNoMileage } from './model-year.ts'
import { BUYER, SELLER } from './party-questions.ts'
import { forbidWords, refused, sellsAsIs } from './refusals.ts'

/** The price in cents from which we suggest a notary in Connecticut; no law requires one. */
const NOTARY_SUGGESTED_FROM = 250_000

const VALID_AMOUNT = /^\$?\d+(\.\d{2})?$/
const REAL_ESTATE = /\b(houses?|land(?!\s+(rover|cruiser)\b)|lots?|condos?|real\s+estate|acres?)\b/i
const BEFORE_1981 = /\b(19[0-7]\d|1980)\b/

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'sale_amount',
    level: 'error',
    message: 'Sale price is required.',
    isViolated: (answers) => !hasText(answers, 'sale_amount'),
  },
  {
    field: 'sale_amount',
    level: 'error',
    message: 'Please enter a valid dollar amount (e.g. $100 or $100.00)',
    isViolated: (answers) =>
      hasText(answers, 'sale_amount') && !VALID_AMOUNT.test(textOf(answers, 'sale_amount')),
  },
  {
    field: 'warranty_details',
    level: 'error',
    message: 'Warranty details are required when warranty is provided',
    isViolated: (answers) =>
      textOf(answers, 'condition_type') === 'warranty' && !hasText(answers, 'warranty_details'),
  },
]

/** Whether the text answer is a date before the date of the bill of sale. */
const isBeforeSale = (answers: Answers, key: string): boolean => {
  const [sale, other] = [dateOf(answers, 'date'), dateOf(answers, key)]
  return sale !== undefined && other !== undefined && other < sale
}

const JOINED_TO_ONE_WORD = /\s(?:and|&)\s+\S+$/i

const parties: readonly Rule[] = [
  differentParties('buyer_name', 'seller_name', 'Seller and buyer must be different people.'),
  signerIsPerson(SELLER),
  signerIsPerson(BUYER),
  asksKind(SELLER, 'the seller'),
  asksKind(BUYER, 'the buyer'),
  companyAsPerson(SELLER, 'person', 'the seller'),
  companyAsPerson(BUYER, 'person', 'the buyer'),
  ...[SELLER, BUYER].map(
    ({ name, type, signer }): Rule => ({
      field: type,
      also: [name],
      level: 'error',
      message:
        'These look like two names, but the second is not a full name. Please say here whether this is a person or a company, or write both full names.',
      isViolated: (answers) =>
        !hasText(answers, type) &&
        !hasText(answers, signer) &&
        !isCompanyName(textOf(answers, name)) &&
        !soundsLikeBusiness(textOf(answers, name)) &&
        JOINED_TO_ONE_WORD.test(textOf(answers, name)),
    }),
  ),
  {
    field: 'seller_type',
    also: ['seller_in_business', 'seller_name'],
    level: 'warning',
    message:
      'The seller sells this kind of item as a business. Please say whether the seller is a person or a company.',
    isViolated: (answers) =>
      answers.seller_in_business === true &&
      !hasText(answers, 'seller_type') &&
      !hasText(answers, 'seller_signer') &&
      !isCompanyName(textOf(answers, 'seller_name')) &&
      !soundsLikeBusiness(textOf(answers, 'seller_name')),
  },
]

const dates: readonly Rule[] = [
  {
    field: 'signature_date',
    also: ['date'],
    level: 'error',
    message: 'The signing date cannot be before the date of the bill of sale',
    isViolated: (answers) => isBeforeSale(answers, 'signature_date'),
  },
  {
    field: 'payment_date',
    also: ['date'],
    level: 'warning',
    message:
      'Payment is due a year or more after the sale. If the price is paid over time, use a promissory note as well.',
    isViolated: (answers) => {
      const [sale, paid] = [dateOf(answers, 'date'), dateOf(answers, 'payment_date')]
      return sale !== undefined && paid !== undefined && daysBetween(sale, paid) > 366
    },
  },
]

const PAID_IN_PARTS =
  /\b(half|halves|installments?|instalments?|balance|remainder|the rest|monthly)\b/i

const price: readonly Rule[] = [
  {
    field: 'payment_method_other',
    also: ['payment_date', 'signature_date'],
    level: 'error',
    message:
      'This payment method names a part that is paid later. Enter the date of the last payment, so that the document is not a receipt for money still owed.',
    isViolated: (answers) => {
      const [paid, signed] = [dateOf(answers, 'payment_date'), dateOf(answers, 'signature_date')]
      return (
        isOneOf(answers, 'payment_method', 'other') &&
        PAID_IN_PARTS.test(textOf(answers, 'payment_method_other')) &&
        paid !== undefined &&
        signed !== undefined &&
        paid <= signed
      )
    },
  },
  {
    field: 'sale_amount',
    level: 'warning',
    message:
      'A price of $0 makes this a gift. Most states require a gift declaration instead of a sale price.',
    isViolated: (answers) => centsOf(answers, 'sale_amount') === 0,
  },
  {
    field: 'sale_amount',
    level: 'warning',
    message:
      'Connecticut does not require a notary, but we suggest one for sales of $2,500 or more. Enter a county to add a notary page.',
    isViolated: (answers) =>
      textOf(answers, 'state') === 'Connecticut' &&
      (centsOf(answers, 'sale_amount') ?? 0) >= NOTARY_SUGGESTED_FROM &&
      !hasText(answers, 'notary_county'),
  },
]

const isModernVin = (id: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(id)
const showsOldModel = (answers: Answers): boolean =>
  BEFORE_1981.test(`${textOf(answers, 'item_description')} ${textOf(answers, 'item_details')}`)

const numbers: readonly Rule[] = [
  {
    field: 'identification_number',
    level: 'warning',
    message: 'A modern VIN has 17 characters and never uses I, O or Q. Please check it.',
    isViolated: (answers) =>
      textOf(answers, 'item_type') === 'vehicle' &&
      hasText(answers, 'identification_number') &&
      !isModernVin(textOf(answers, 'identification_number')) &&
      !showsOldModel(answers),
  },
  {
    field: 'identification_number',
    level: 'warning',
    message: 'A hull number usually has 12 characters. Please check it.',
    isViolated: (answers) =>
      textOf(answers, 'item_type') === 'vessel' &&
      hasText(answers, 'identification_number') &&
      !/^.{12,14}$/u.test(textOf(answers, 'identification_number')),
  },
]

const use: readonly Rule[] = [
  ...forbidWords('warning', REAL_ESTATE, 'Land and buildings need a deed, not a bill of sale.'),
  {
    field: 'known_defects',
    level: 'warning',
    message:
      'Massachusetts makes private sellers disclose known defects. List them or write "none known".',
    isViolated: (answers) =>
      textOf(answers, 'state') === 'Massachusetts' &&
      textOf(answers, 'item_type') === 'vehicle' &&
      !hasText(answers, 'known_defects'),
  },
  {
    field: 'condition_type',
    also: ['seller_in_business'],
    level: 'warning',
    message:
      'Some states limit "as is" sales by businesses. See the state notes in your instructions.',
    isViolated: sellsAsIs,
  },
  {
    field: 'item_type',
    also: ['seller_in_business'],
    level: 'warning',
    message:
      'Many states have their own rules for businesses that sell animals. This document promises nothing about health.',
    isViolated: (answers) =>
      isOneOf(answers, 'item_type', 'animal') && answers.seller_in_business === true,
  },
  {
    field: 'notary_county',
    also: ['state', 'item_type'],
    level: 'warning',
    message:
      "In Nebraska a bill of sale for livestock states the number, sex and brands, and a witness or a notary attests the seller's signature. Add these facts to the details, and enter a county to add a notary page.",
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Nebraska') &&
      isOneOf(answers, 'item_type', 'animal') &&
      !hasText(answers, 'notary_county'),
  },
  {
    field: 'documented_vessel',
    level: 'warning',
    message:
      "Ownership of a documented boat passes by the Coast Guard's own bill of sale, Form CG-1340. Complete that form as well; this document supports it.",
    isViolated: (answers) => answers.documented_vessel === true,
  },
  {
    field: 'odometer_status',
    level: 'warning',
    message:
      'Vehicles of model year 2010 and older need no federal mileage statement. You may choose "exempt" or give the reading as information.',
    isViolated: (answers) =>
      needsNoMileage(answers) && !isOneOf(answers, 'odometer_status', 'exempt'),
  },
]

const transfer: readonly Rule[] = [
  {
    field: 'transfer_date',
    also: ['date'],
    level: 'error',
    message: 'Ownership cannot pass before the date of the bill of sale',
    isViolated: (answers) => isBeforeSale(answers, 'transfer_date'),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...parties,
  ...dates,
  ...price,
  ...closingRules,
  ...refused,
  ...numbers,
  ...use,
  ...transfer,
]
