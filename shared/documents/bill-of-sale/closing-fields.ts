import type { Condition, Field } from '../template/template.ts'

/** A price of $0 means a gift, so there are no payment questions. */
export const isSold: Condition = { not: { field: 'sale_amount', is: ['0', '0.00', '$0', '$0.00'] } }
const hasDeposit: Condition = { all: [isSold, { field: 'deposit_amount', filled: true }] }
const hasLien: Condition = { all: [isSold, { field: 'lienholder', filled: true }] }

/** A part of the price that was paid before, and what happens to it if the sale fails. */
export const depositFields: readonly Field[] = [
  {
    key: 'deposit_amount',
    label: 'Deposit already paid',
    kind: 'number',
    required: false,
    shownWhen: isSold,
    format: 'money',
    help: 'Leave blank if there was none. It counts toward the price.',
    why: 'Adds the deposit to the price section, with what is left to pay.',
  },
  {
    key: 'deposit_date',
    label: 'Date the deposit was paid',
    kind: 'date',
    required: false,
    shownWhen: hasDeposit,
    help: 'Leave blank to write it in by hand.',
    why: 'Makes the document a receipt for the deposit.',
  },
  {
    key: 'deposit_rule',
    label: 'If the buyer does not pay the rest',
    kind: 'radio',
    required: hasDeposit,
    requiredMessage: 'Please choose what happens to the deposit if the rest is not paid.',
    shownWhen: hasDeposit,
    default: 'returned',
    options: [
      { value: 'returned', label: 'The whole deposit goes back to the buyer' },
      {
        value: 'loss',
        label: 'The seller keeps the costs of the failed sale and returns the rest',
      },
    ],
    help: 'If the sale fails for another reason, the deposit is returned in either case.',
    why: 'Completes the clause on the deposit if part of the price is still due at signing.',
  },
]

/** A loan on the item that is paid off from the price. */
export const lienFields: readonly Field[] = [
  {
    key: 'lienholder',
    label: 'Lender to be paid off from the price',
    kind: 'text',
    required: false,
    shownWhen: isSold,
    help: 'The bank or person with a lien on the item, as on the title. Leave blank if no loan is left.',
    why: 'Adds the payoff to the section on ownership and liens.',
  },
  {
    key: 'payoff_amount',
    label: 'Payoff amount',
    kind: 'number',
    required: false,
    shownWhen: hasLien,
    format: 'money',
    help: "From the lender's payoff statement. If left blank, the document refers to the payoff statement only.",
    why: 'Says how much of the price goes to the lender.',
  },
  {
    key: 'payoff_good_through',
    label: 'Payoff amount good through',
    kind: 'date',
    required: false,
    shownWhen: hasLien,
    help: 'The last day on which the lender accepts this amount.',
    why: 'Printed with the payoff amount; a later payment needs a new statement.',
  },
  {
    key: 'payoff_by',
    label: 'Who pays the lender',
    kind: 'radio',
    required: hasLien,
    requiredMessage: 'Please choose who pays the lender.',
    shownWhen: hasLien,
    default: 'buyer',
    options: [
      { value: 'buyer', label: 'The buyer, straight from the price' },
      { value: 'seller', label: 'The seller, from the price, with the buyer present' },
    ],
    help: 'Paying the lender directly is safer for the buyer.',
    why: 'Completes the clause on the payoff.',
  },
  {
    key: 'payoff_letter',
    label: 'Add a letter requesting the payoff statement',
    kind: 'checkbox',
    required: false,
    default: false,
    shownWhen: hasLien,
    help: 'A letter from the seller to the lender, ready to sign.',
    why: 'Adds the letter to your instructions.',
  },
]

/** When the item is delivered, and an examination of an animal. */
export const deliveryFields: readonly Field[] = [
  {
    key: 'delivery_date',
    label: 'Latest delivery date',
    kind: 'date',
    required: false,
    help: 'Optional. Says what the buyer may do if the item is not delivered by then.',
    why: 'Adds a clause on late delivery.',
  },
  {
    key: 'vet_exam_days',
    label: "Days for the buyer's veterinarian",
    kind: 'number',
    required: false,
    shownWhen: { field: 'item_type', is: 'animal' },
    help: 'Optional. The buyer may return an animal that a veterinarian finds unfit within this time.',
    why: 'Adds a clause on a veterinary examination after delivery.',
  },
]
