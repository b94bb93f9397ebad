import { daysBetween, readDate } from '../calendar.ts'
import { parseMoney } from '../money.ts'
import type { Answers, Rule } from '../template.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const cents = (answers: Answers): number | undefined => parseMoney(text(answers, 'sale_amount'))
const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

/** Cents. Our own suggestion for Connecticut; no law asks for a notary. */
const NOTARY_SUGGESTED_FROM = 250_000

const VALID_AMOUNT = /^\$?\d+(\.\d{2})?$/
const FIREARM = /\b(pistol|revolver|rifle|shotgun|handgun|firearm|silencer|suppressor)s?\b/i
const REAL_ESTATE = /\b(houses?|land(?!\s+(rover|cruiser)\b)|lots?|condos?|real\s+estate|acres?)\b/i
const BEFORE_1981 = /\b(19[0-7]\d|1980)\b/

/** The three checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'sale_amount',
    level: 'error',
    message: 'Sale price is required.',
    broken: (answers) => !has(answers, 'sale_amount'),
  },
  {
    field: 'sale_amount',
    level: 'error',
    message: 'Please enter a valid dollar amount (e.g. $100 or $100.00)',
    broken: (answers) =>
      has(answers, 'sale_amount') && !VALID_AMOUNT.test(text(answers, 'sale_amount')),
  },
  {
    field: 'warranty_details',
    level: 'error',
    message: 'Warranty details are required when warranty is provided',
    broken: (answers) =>
      text(answers, 'condition_type') === 'warranty' && !has(answers, 'warranty_details'),
  },
]

/** Whether the text answer is a date that lies before the date of the bill of sale. */
const isBeforeSale = (answers: Answers, key: string): boolean => {
  const [sale, other] = [readDate(text(answers, 'date')), readDate(text(answers, key))]
  return sale !== undefined && other !== undefined && other < sale
}

const parties: readonly Rule[] = [
  {
    field: 'buyer_name',
    also: ['seller_name'],
    level: 'error',
    message: 'Seller and buyer must be different people.',
    broken: (answers) =>
      has(answers, 'buyer_name') &&
      sameName(text(answers, 'buyer_name')) === sameName(text(answers, 'seller_name')),
  },
]

const dates: readonly Rule[] = [
  {
    field: 'signature_date',
    also: ['date'],
    level: 'error',
    message: 'The signing date cannot be before the date of the bill of sale',
    broken: (answers) => isBeforeSale(answers, 'signature_date'),
  },
  {
    field: 'payment_date',
    also: ['date'],
    level: 'warning',
    message:
      'Payment is due a year or more after the sale. If the price is paid over time, use a promissory note as well.',
    broken: (answers) => {
      const [sale, paid] = [
        readDate(text(answers, 'date')),
        readDate(text(answers, 'payment_date')),
      ]
      return sale !== undefined && paid !== undefined && daysBetween(sale, paid) > 366
    },
  },
]

const price: readonly Rule[] = [
  {
    field: 'sale_amount',
    level: 'warning',
    message:
      'A price of $0 makes this a gift. Most states want a gift declaration instead of a sale price.',
    broken: (answers) => cents(answers) === 0,
  },
  {
    field: 'sale_amount',
    level: 'warning',
    message:
      'Connecticut does not require a notary, but we suggest one for sales of $2,500 or more. Enter a county to add a notary page.',
    broken: (answers) =>
      text(answers, 'state') === 'Connecticut' &&
      (cents(answers) ?? 0) >= NOTARY_SUGGESTED_FROM &&
      !has(answers, 'notary_county'),
  },
]

const isModernVin = (id: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(id)
const showsOldModel = (answers: Answers): boolean =>
  BEFORE_1981.test(`${text(answers, 'item_description')} ${text(answers, 'item_details')}`)

const numbers: readonly Rule[] = [
  {
    field: 'identification_number',
    level: 'warning',
    message: 'A modern VIN has 17 characters and never uses I, O or Q. Please check it.',
    broken: (answers) =>
      text(answers, 'item_type') === 'vehicle' &&
      has(answers, 'identification_number') &&
      !isModernVin(text(answers, 'identification_number')) &&
      !showsOldModel(answers),
  },
  {
    field: 'identification_number',
    level: 'warning',
    message: 'A hull number usually has 12 characters. Please check it.',
    broken: (answers) =>
      text(answers, 'item_type') === 'vessel' &&
      has(answers, 'identification_number') &&
      !/^.{12,14}$/u.test(text(answers, 'identification_number')),
  },
]

const forbidden = (field: string, words: RegExp, message: string): Rule => ({
  field,
  level: 'warning',
  message,
  broken: (answers) => words.test(text(answers, field)),
})

const NO_FIREARMS =
  'This form must not be used for firearms. State and federal transfer rules apply.'
const NO_REAL_ESTATE = 'Land and buildings need a deed, not a bill of sale.'

const use: readonly Rule[] = [
  forbidden('item_description', FIREARM, NO_FIREARMS),
  forbidden('item_details', FIREARM, NO_FIREARMS),
  forbidden('item_description', REAL_ESTATE, NO_REAL_ESTATE),
  forbidden('item_details', REAL_ESTATE, NO_REAL_ESTATE),
  {
    field: 'known_defects',
    level: 'warning',
    message:
      'Massachusetts makes private sellers disclose known defects. List them or write "none known".',
    broken: (answers) =>
      text(answers, 'state') === 'Massachusetts' &&
      text(answers, 'item_type') === 'vehicle' &&
      !has(answers, 'known_defects'),
  },
  {
    field: 'condition_type',
    also: ['seller_in_business'],
    level: 'warning',
    message:
      'Some states limit "as is" sales by businesses. See the state notes in your instructions.',
    broken: (answers) =>
      text(answers, 'condition_type') === 'as_is' && answers.seller_in_business === true,
  },
]

const transfer: readonly Rule[] = [
  {
    field: 'transfer_date',
    also: ['date'],
    level: 'error',
    message: 'Ownership cannot pass before the date of the bill of sale',
    broken: (answers) => isBeforeSale(answers, 'transfer_date'),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...parties,
  ...dates,
  ...price,
  ...numbers,
  ...use,
  ...transfer,
]
