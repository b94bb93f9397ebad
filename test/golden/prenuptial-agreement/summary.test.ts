import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { APART, agreementText } from './cases.ts'

const OWN = 'A line of ours.'

/** The row of the summary, what an answer makes it say, and the clause that keeps the promise. */
const ROWS: [string, Answers, string, string][] = [
  ['Owned before', {}, 'everything stays separate', 'Everything stays separate that a party owned'],
  [
    'Owned before',
    { separatePropertyOption: 'specific-separate', party1SeparateProperty: 'A boat' },
    'only what Schedule C lists stays separate',
    'Only the property that Schedule C lists',
  ],
  [
    'Gained in marriage',
    {},
    'to the party who holds Title',
    'goes to the party who holds Title to it',
  ],
  [
    'Gained in marriage',
    { maritalPropertyDivision: 'equal-split' },
    'half each, what is marital of a business included',
    'The part of a business that is Marital Property is valued and divided',
  ],
  [
    'Gained in marriage',
    { maritalPropertyDivision: 'equal-split', businessRule: 'owner-keeps' },
    "except that each party keeps that party's own business",
    'The other party has no share in it.',
  ],
  [
    'Gained in marriage',
    { maritalPropertyDivision: 'custom', customPropertyDivision: OWN },
    "by the parties' own rule",
    'by these terms, which are in their own words',
  ],
  [
    'Debts',
    {},
    'each party pays the Debts made by that party',
    'Each party pays the Debts that this party made',
  ],
  [
    'Debts',
    { debtLiability: 'joint' },
    'household Debts of the marriage in half',
    'owed by each party in half, whoever signed',
  ],
  [
    'Gifts and inheritances',
    {},
    'separate property of the recipient',
    "is that party's Separate Property with its Appreciation",
  ],
  [
    'Gifts and inheritances',
    { inheritanceProvision: 'marital' },
    'shared in half, whoever holds Title',
    'divided in half, whoever holds Title to it',
  ],
  [
    'Gifts and inheritances',
    { inheritanceProvision: 'marital', maritalPropertyDivision: 'equal-split' },
    ': shared',
    'is Marital Property and follows Article 4',
  ],
  ['Spousal support', {}, 'given up by both parties', 'each party gives up Support from the other'],
  [
    'Spousal support',
    { alimonyWaiver: 'party2-waives' },
    'given up by Second Party only',
    'First Party gives up nothing in this Article',
  ],
  [
    'Spousal support',
    { alimonyWaiver: 'no-waiver' },
    'left to the court',
    'Nothing in this agreement limits Support',
  ],
  [
    'Spousal support',
    { state: 'Florida' },
    'temporary Support is not limited',
    'Temporary Support, while a case is pending, is not limited.',
  ],
  [
    'Spousal support',
    { state: 'California' },
    'no effect against Second Party, who has no lawyer',
    "only if the certificate of that party's lawyer is signed",
  ],
  [
    'Equalizing payment',
    { equalizingPayer: 'First Party', equalizingAmount: 25000 },
    'First Party pays Second Party $25,000.00 if a Termination Event ends in a decree',
    'First Party pays Second Party $25,000.00 to even out the division',
  ],
  [
    'Rights at death',
    {},
    'given up by both parties',
    'each party gives up all rights that a surviving spouse would have',
  ],
  [
    'Rights at death',
    { deathProvision: 'no-effect' },
    'untouched',
    'This agreement does not touch rights at death.',
  ],
  ['Life of the agreement', { sunsetYears: 7 }, 'sunset after 7 years', 'the 7th anniversary'],
]

test.each(ROWS)('%s: %j', (row, change, summary, clause) => {
  const text = agreementText({ ...APART, ...change })
  const [glance = '', articles = ''] = text.split('This table guides the reader.')
  const [, cell = ''] = glance.split(`\n${row}\n`)
  expect(cell.split('\n')[0]).toContain(summary)
  expect(articles).toContain(clause)
})
