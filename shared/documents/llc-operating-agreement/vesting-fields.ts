import type { Condition, Field } from '../template/template.ts'
import { MEMBERS, type MemberNumber, ORDINALS } from './members.ts'

const vests: Condition = { field: 'hasVesting', is: true }

/** The first two members always have vesting questions if any member has. */
const vestsAs = (number: MemberNumber): Condition =>
  number < 3 ? vests : { all: [vests, { field: `hasMember${number}`, is: true }] }

const whoVests: readonly Field[] = MEMBERS.map((number) => ({
  key: `member${number}Vests`,
  label: `The ${ORDINALS[number]} member's ownership vests`,
  nameFrom: `member${number}Name`,
  kind: 'checkbox',
  required: false,
  shownWhen: vestsAs(number),
  default: true,
  help: 'Uncheck for a member who only contributes money or has already earned the share.',
  why: 'Printed in Schedule D.',
}))

/** The questions about ownership that is earned over time. */
export const vestingFields: readonly Field[] = [
  {
    key: 'hasVesting',
    label: 'Is ownership earned over time (vesting)?',
    kind: 'checkbox',
    required: false,
    default: false,
    shownWhen: { field: 'hasMember2', is: true },
    help: 'A member who stops working for the company early then keeps only the part earned so far.',
    why: 'Adds an article on vesting and Schedule D.',
  },
  ...whoVests,
  {
    key: 'vestingMonths',
    label: 'Months until everything has vested',
    kind: 'number',
    required: vests,
    requiredMessage: 'Please enter the months until everything has vested.',
    shownWhen: vests,
    default: 48,
    help: 'From 6 to 120. Four years, 48 months, is common.',
    why: 'Divides each vesting interest into that many equal parts.',
  },
  {
    key: 'vestingCliffMonths',
    label: 'Months before anything vests (the cliff)',
    kind: 'number',
    required: vests,
    requiredMessage: 'Please enter the months before anything vests, or 0.',
    shownWhen: vests,
    default: 12,
    help: 'What would have vested in these months vests at their end, all at once. 0 for none.',
    why: 'Sets the first day on which a part vests.',
  },
  {
    key: 'vestingStart',
    label: 'Vesting counts from',
    kind: 'date',
    required: vests,
    requiredMessage: 'Please enter the date from which vesting counts.',
    shownWhen: vests,
    default: { sameAs: 'date' },
    range: { fromYear: 1977 },
    help: 'Often the agreement date, or the day on which the work began.',
    why: 'The first day of the schedule.',
  },
  {
    key: 'unvestedTreatment',
    label: 'What has not vested when a member stops',
    kind: 'radio',
    required: vests,
    requiredMessage: 'Please choose what happens to what has not vested.',
    shownWhen: vests,
    default: 'bought at cost',
    options: [
      { value: 'bought at cost', label: 'May be bought for what the member contributed for it' },
      { value: 'lost', label: 'Goes to the other members without payment' },
    ],
    help: 'Without payment, what the member contributed for that part is lost too.',
    why: 'Says who gets the part that has not vested, and at what price.',
  },
  {
    key: 'vestingOnSale',
    label: 'If the company is sold before everything has vested',
    kind: 'radio',
    required: vests,
    requiredMessage: 'Please choose what a sale of the company does to vesting.',
    shownWhen: vests,
    default: 'none',
    options: [
      { value: 'none', label: 'Vesting continues as before' },
      { value: 'single', label: 'Everything vests at the sale (single trigger)' },
      {
        value: 'double',
        label: 'Everything vests if the member is let go within a year after it (double trigger)',
      },
    ],
    help: 'A buyer often wants the people to stay; the members want what they have worked for.',
    why: 'Says what a sale does to the part that has not vested.',
  },
]
