import {
  centsOf,
  companyAsPerson,
  differentParties,
  hasText,
  hundredthsOf,
  isOneOf,
  onePerson,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { addYears } from '../toolbox/dates.ts'
import { comparableName } from '../toolbox/parties.ts'
import { stateOfAddress } from '../toolbox/places.ts'
import { capitalizationRules } from './capitalization.ts'
import { COMPANY, INVESTOR } from './party-questions.ts'
import { priceTermsOf } from './price-terms.ts'
import { formatPercent, ownershipHundredths } from './share-prices.ts'

/** The least investment that the form accepts, in cents. */
const MIN_INVESTMENT = 100_00
const MAX_INVESTMENT = 100_000_000_00
const MIN_CAP = 10_000_00

/** The share of the company above which a warning is shown, in hundredths of a percent. */
const LARGE_SHARE = 25_00n
/** The form refuses this share or more. */
const REFUSED_SHARE = 50_00n
const MIN_DISCOUNT = 50
const MAX_DISCOUNT = 50_00
const UNUSUAL_DISCOUNT = 30_00

const amountOf = (answers: Answers) => centsOf(answers, 'investmentAmount')
const capOf = (answers: Answers) => centsOf(answers, 'valuationCap')
const discountOf = (answers: Answers) => hundredthsOf(answers, 'discountRate')

/** The share of the company that the money buys at the cap, in hundredths of a percent. */
const takenOf = (answers: Answers): bigint => {
  const [amount, cap] = [amountOf(answers), capOf(answers)]
  return amount === undefined || cap === undefined || amount >= cap || cap < MIN_CAP
    ? 0n
    : ownershipHundredths(amount, cap)
}

const money: readonly Rule[] = [
  {
    field: 'investmentAmount',
    level: 'error',
    message: 'Please enter the amount invested in dollars',
    isViolated: (answers) => {
      const amount = amountOf(answers)
      return amount !== undefined && (amount < MIN_INVESTMENT || amount > MAX_INVESTMENT)
    },
  },
  {
    field: 'valuationCap',
    level: 'error',
    message: 'Please enter a valuation cap of at least $10,000, or leave it blank',
    isViolated: (answers) => {
      const cap = capOf(answers)
      return hasText(answers, 'valuationCap') && (cap === undefined || cap < MIN_CAP)
    },
  },
  {
    field: 'valuationCap',
    also: ['investmentAmount'],
    level: 'error',
    message: 'The valuation cap must be larger than the amount invested',
    isViolated: (answers) => {
      const [amount, cap] = [amountOf(answers), capOf(answers)]
      return amount !== undefined && cap !== undefined && cap <= amount
    },
  },
  {
    field: 'valuationCap',
    also: ['investmentAmount'],
    level: 'warning',
    message: (answers) =>
      `This investment would take ${formatPercent(takenOf(answers)).replace(/\.?0+$/, '')} percent of the company before the next round. Please check the cap.`,
    isViolated: (answers) => takenOf(answers) > LARGE_SHARE && takenOf(answers) < REFUSED_SHARE,
  },
  {
    field: 'valuationCap',
    also: ['investmentAmount'],
    level: 'error',
    message:
      'At this cap the investment would take half of the company or more. That is a purchase of the company and not a SAFE: raise the cap, or see an attorney.',
    isViolated: (answers) => takenOf(answers) >= REFUSED_SHARE,
  },
  {
    field: 'discountRate',
    level: 'error',
    message: 'Enter the discount itself: 20 means the investor pays 80 percent of the new price',
    isViolated: (answers) => {
      const discount = discountOf(answers)
      return (
        hasText(answers, 'discountRate') &&
        (discount === undefined || discount <= 0 || discount > MAX_DISCOUNT)
      )
    },
  },
  {
    field: 'discountRate',
    level: 'error',
    message: 'A discount below 0.5 percent changes nothing. Enter 20 for a discount of 20 percent.',
    isViolated: (answers) => {
      const discount = discountOf(answers)
      return discount !== undefined && discount > 0 && discount < MIN_DISCOUNT
    },
  },
  {
    field: 'discountRate',
    level: 'warning',
    message:
      'Discounts above 30 percent are unusual. Enter the discount, not the price percentage.',
    isViolated: (answers) => {
      const discount = discountOf(answers) ?? 0
      return discount > UNUSUAL_DISCOUNT && discount <= MAX_DISCOUNT
    },
  },
  {
    field: 'valuationCap',
    also: ['discountRate'],
    level: 'error',
    message: 'Enter a valuation cap or a discount, or choose the right to better later terms.',
    isViolated: (answers) => priceTermsOf(answers) === undefined,
  },
]

const LLC_ENDING = /(?<![\p{L}\p{N}])(llc|l\.l\.c\.?|limited liability company)(?![\p{L}\p{N}])/iu
const CORPORATE_ENDING =
  /(?<![\p{L}\p{N}])(corporation|incorporated|company|limited|corp|inc|co|ltd|pbc)(?![\p{L}\p{N}])/iu

const company: readonly Rule[] = [
  {
    field: 'equityType',
    also: ['companyEntityType'],
    level: 'error',
    message: 'Please pick membership units for an LLC, and shares for a corporation.',
    isViolated: (answers) =>
      hasText(answers, 'companyEntityType') &&
      hasText(answers, 'equityType') &&
      isOneOf(answers, 'companyEntityType', 'llc') !== isOneOf(answers, 'equityType', 'units'),
  },
  {
    field: 'companyName',
    level: 'warning',
    message: "Please check the company's full legal name, including its ending.",
    isViolated: (answers) => {
      const ending = isOneOf(answers, 'companyEntityType', 'llc') ? LLC_ENDING : CORPORATE_ENDING
      return hasText(answers, 'companyName') && !ending.test(textOf(answers, 'companyName'))
    },
  },
  {
    field: 'companyEntityType',
    level: 'warning',
    message:
      'Preferred shares, or an investor who is not an eligible individual, can end an S election. Ask a tax adviser first.',
    isViolated: (answers) => isOneOf(answers, 'companyEntityType', 's_corporation'),
  },
]

const investor: readonly Rule[] = [
  {
    field: 'accreditedStatus',
    level: 'warning',
    message:
      'Selling to a non-accredited investor needs extra disclosure and care. Please see a securities attorney before signing.',
    isViolated: (answers) => isOneOf(answers, 'accreditedStatus', 'not_accredited'),
  },
  {
    field: 'accreditedStatus',
    also: ['investorType'],
    level: 'error',
    message: 'The way the investor qualifies does not fit the type of investor.',
    isViolated: (answers) =>
      isOneOf(answers, 'investorType', 'entity')
        ? isOneOf(answers, 'accreditedStatus', 'income', 'net_worth', 'professional')
        : isOneOf(answers, 'investorType', 'individual') &&
          isOneOf(answers, 'accreditedStatus', 'entity'),
  },
  differentParties('investorName', 'companyName', 'Investor and company must be different.'),
  signerIsPerson(INVESTOR),
  signerIsPerson(COMPANY),
  companyAsPerson(INVESTOR, 'individual', 'the investor'),
  onePerson(
    INVESTOR,
    'the investor',
    'Two people need separate SAFEs. For a company, fund or trust, choose "A company, fund or trust".',
  ),
  {
    field: 'investorAddress',
    level: 'warning',
    message:
      'This address does not name a U.S. state. A sale to an investor abroad follows Regulation S or the law there as well: see a securities attorney first.',
    isViolated: (answers) =>
      hasText(answers, 'investorAddress') &&
      stateOfAddress(textOf(answers, 'investorAddress')) === undefined,
  },
  {
    field: 'investorSignerTitle',
    also: ['investorForm'],
    level: 'warning',
    message: 'A trust acts through its trustee. Please give the title Trustee, or check who signs.',
    isViolated: (answers) =>
      isOneOf(answers, 'investorType', 'entity') &&
      isOneOf(answers, 'investorForm', 'trust') &&
      hasText(answers, 'investorSignerTitle') &&
      !/trustee/i.test(textOf(answers, 'investorSignerTitle')),
  },
]

const choices: readonly Rule[] = [
  {
    field: 'liquidationOption',
    level: 'warning',
    message: 'With no cap or discount, converting in a sale gives the investor no benefit.',
    isViolated: (answers) =>
      isOneOf(answers, 'liquidationOption', 'convert_only', 'investor_choice') &&
      !hasText(answers, 'valuationCap') &&
      !hasText(answers, 'discountRate'),
  },
  {
    field: 'equityType',
    level: 'warning',
    message: 'Common shares carry no liquidation preference after conversion.',
    isViolated: (answers) =>
      isOneOf(answers, 'equityType', 'common') && priceTermsOf(answers) === 'cap',
  },
  {
    field: 'authorizedName',
    also: ['investorName'],
    level: 'warning',
    message: 'The same person should not sign for both sides.',
    isViolated: (answers) =>
      hasText(answers, 'authorizedName') &&
      !isOneOf(answers, 'investorType', 'entity') &&
      comparableName(textOf(answers, 'authorizedName')) ===
        comparableName(textOf(answers, 'investorName')),
  },
  {
    field: 'date',
    level: 'error',
    message: 'Please enter a valid date',
    isViolated: (answers, { today }) => {
      const date = textOf(answers, 'date')
      return date !== '' && (date < addYears(today, -1) || date > addYears(today, 1))
    },
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...money,
  ...company,
  ...investor,
  ...choices,
  ...capitalizationRules,
]
