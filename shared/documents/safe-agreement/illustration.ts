import { centsOf, hundredthsOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { isLlc, type PriceTerms, priceTermsOf, wordsFor } from './price-terms.ts'
import {
  DOLLAR_MICROS,
  divideRounded,
  formatCount,
  formatPrice,
  formatValue,
  microsOf,
} from './share-prices.ts'

/** Shares or units counted in the illustration. */
const CAPITALIZATION = 10_000_000n

/** The inputs of the cases: money in micros, the discount in hundredths of a percent. */
type Basis = {
  terms: PriceTerms
  amount: bigint
  cap: bigint
  capPrice: bigint
  discount: bigint
  liquidation: string
  shares: string
}

/**
 * An event of the illustration. Without an investor's price nothing converts, and the money is paid
 * back.
 */
type Case = { event: string; price: bigint; investorPrice?: bigint; result: string }

const basisOf = (answers: Answers): Basis | undefined => {
  const terms = priceTermsOf(answers)
  const amount = centsOf(answers, 'investmentAmount')
  const cap = microsOf(centsOf(answers, 'valuationCap') ?? 0)
  const capPrice = divideRounded(cap, CAPITALIZATION)
  if (terms === undefined || amount === undefined || amount === 0) return undefined
  if (terms.startsWith('cap') && capPrice === 0n) return undefined
  return {
    terms,
    amount: microsOf(amount),
    cap,
    capPrice,
    discount: BigInt(hundredthsOf(answers, 'discountRate') ?? 0),
    liquidation: textOf(answers, 'liquidationOption'),
    shares: wordsFor(isLlc(answers)).shares,
  }
}

const applyDiscount = (price: bigint, { discount }: Basis): bigint =>
  divideRounded(price * (10_000n - discount), 10_000n)

const numberAt = (price: bigint, { amount }: Basis): bigint => amount / price

/** The investor's result of a sale in which the shares are worth `value`. */
const saleResult = (value: bigint, { amount, liquidation, shares, terms }: Basis): string => {
  const [worth, paid] = [formatValue(value), formatValue(amount)]
  switch (liquidation) {
    case 'investor_choice':
      if (terms === 'better terms') return `Investor receives ${paid}, the money back.`
      return `Investor may choose ${worth} for the ${shares} or ${paid} back.`
    case 'cash_back':
      return `Investor receives ${paid}: money back only.`
    case 'convert_only':
      return `Investor receives ${worth}, the value of the ${shares}.`
    case 'greater_of':
      return value > amount
        ? `More than ${paid}: Investor receives ${worth}, the value of the ${shares}.`
        : `${value < amount ? 'Less than' : 'The same as'} ${paid}: Investor receives ${paid}, the money back.`
    default:
      return `The ${shares} are worth ${worth}; the money back is ${paid}.`
  }
}

const saleAt = (event: string, price: bigint, investorPrice: bigint, basis: Basis): Case => ({
  event,
  price,
  ...(basis.liquidation === 'cash_back' ? {} : { investorPrice }),
  result: saleResult(numberAt(investorPrice, basis) * price, basis),
})

const capSales = (basis: Basis): Case[] =>
  [(basis.cap * 5n) / 2n, basis.cap / 2n].map((proceeds) =>
    saleAt(
      `Sale for ${formatValue(proceeds)}`,
      divideRounded(proceeds, CAPITALIZATION),
      basis.capPrice,
      basis,
    ),
  )

const roundWithBoth = (price: bigint, basis: Basis): Case => {
  const [cap, discount] = [basis.capPrice, applyDiscount(price, basis)]
  const setter =
    cap === discount
      ? 'both give the same price'
      : `the ${cap < discount ? 'cap' : 'discount'} sets it`
  return {
    event: 'Priced Round',
    price,
    investorPrice: cap < discount ? cap : discount,
    result: `Cap Price ${formatPrice(cap)}, Discount Price ${formatPrice(discount)}: ${setter}.`,
  }
}

const roundWithCap = (price: bigint, { capPrice }: Basis): Case => {
  const isDown = price < capPrice
  return {
    event: 'Priced Round',
    price,
    investorPrice: isDown ? price : capPrice,
    result: `Cap Price ${formatPrice(capPrice)}: ${isDown ? 'the New Price is lower and sets it' : 'the cap sets it'}.`,
  }
}

const atOneDollar = (basis: Basis): Case[] => {
  const price = applyDiscount(DOLLAR_MICROS, basis)
  const isDiscount = basis.terms === 'discount'
  return [
    {
      event: 'Priced Round',
      price: DOLLAR_MICROS,
      investorPrice: price,
      result: isDiscount
        ? `The Discount Price of ${formatPrice(price)} sets it.`
        : 'The New Price sets it.',
    },
    saleAt('Sale of the Company', DOLLAR_MICROS, price, basis),
  ]
}

const casesOf = (basis: Basis): Case[] => {
  const { capPrice, terms } = basis
  if (terms === 'cap and discount') {
    return [roundWithBoth(capPrice * 2n, basis), roundWithBoth(capPrice, basis), ...capSales(basis)]
  }
  if (terms === 'cap') {
    const low = divideRounded(capPrice * 8n, 10n)
    return [roundWithCap(capPrice * 2n, basis), roundWithCap(low, basis), ...capSales(basis)]
  }
  return atOneDollar(basis)
}

const rowOf = ({ event, price, investorPrice, result }: Case, basis: Basis): string[] => {
  if (investorPrice === undefined) {
    return [event, formatPrice(price), 'None', 'None', formatValue(basis.amount), result]
  }
  const number = numberAt(investorPrice, basis)
  return [
    event,
    formatPrice(price),
    formatPrice(investorPrice),
    formatCount(number),
    formatValue(number * price),
    result,
  ]
}

/**
 * The worked example, one row per event: event, New Price or value in a sale, the investor's price,
 * number of shares, their value, result. Undefined until amount and price terms are answered.
 */
export const illustrationOf = (answers: Answers): string[][] | undefined => {
  const basis = basisOf(answers)
  return basis && casesOf(basis).map((one) => rowOf(one, basis))
}

/** The cap price of the illustration as printed; undefined without a cap. */
export const illustratedCapPrice = (answers: Answers): string | undefined => {
  const basis = basisOf(answers)
  return basis?.terms.startsWith('cap') ? formatPrice(basis.capPrice) : undefined
}
