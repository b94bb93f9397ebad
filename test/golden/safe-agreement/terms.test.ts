import { describe, expect, test } from 'vitest'
import { layoutDocument } from '../../../lambdas/generation/render/layout/layout-document.ts'
import { template } from '../../../shared/documents/safe-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreement, agreementText, illustration, PRICE_TERMS, ROBOTS } from './cases.ts'

const errorsIn = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

describe('the worked example', () => {
  test.each([
    ['small', { investmentAmount: 9999.99, valuationCap: 100000, discountRate: '' }],
    ['usual', { investmentAmount: 500000, valuationCap: 5000000 }],
    ['large', { investmentAmount: 100000000, valuationCap: 900000000, discountRate: 33.3 }],
    ['without a cap', { investmentAmount: 100000000, ...PRICE_TERMS.discount, discountRate: 50 }],
  ])('%s: no figure is broken', (_, change) => {
    const answers = { ...ROBOTS, ...change }
    const lines = layoutDocument(agreement(answers)).flatMap(({ operations }) =>
      operations.flatMap((operation) => (operation.kind === 'text' ? [operation.text.trim()] : [])),
    )
    const figures = illustration(answers).flatMap((row) => row.slice(1, 5))
    expect(figures.length).toBeGreaterThan(7)
    for (const figure of [...figures, 'Number']) expect(lines).toContain(figure)
  })
})

test('the owners of an S corporation get the money for their taxes', () => {
  const taxed = { ...ROBOTS, companyEntityType: 's_corporation' }
  for (const terms of [PRICE_TERMS.cap, PRICE_TERMS.discount]) {
    const allowed = 'other than for the taxes of its shareholders on its income'
    expect(agreementText({ ...taxed, ...terms })).toContain(allowed)
    expect(agreementText({ ...ROBOTS, ...terms })).not.toContain(allowed)
  }
})

test('without a cap or a discount a listing converts, and Key Terms promise no larger of two', () => {
  const same = { ...ROBOTS, ...PRICE_TERMS.better, publicOption: 'greater_of' }
  const text = agreementText({ ...same, liquidationOption: 'greater_of' })
  expect(text).toContain('the Right turns automatically into common shares immediately before it')
  expect(text).toContain('If Company lists first\nCommon shares, just before the listing')
  expect(text).toContain('If Company is sold first\nThe money back: without a cap or a discount')
  expect(text).not.toMatch(/lists first\nAutomatically the larger/)
  expect(agreementText({ ...same, ...PRICE_TERMS.cap })).toMatch(
    /lists first\nAutomatically the larger/,
  )
})

test('an LLC gives units, whatever was chosen before', () => {
  const llc = { ...ROBOTS, companyName: 'Wrenfield LLC', companyEntityType: 'llc' }
  expect(errorsIn(llc)).toEqual([])
  expect(agreementText(llc)).toContain('Investor receives\nMembership units of the class')
})

test.each([
  [249_000, 0],
  [499_900, 0],
  [500_000, 1],
  [900_000, 1],
])('an investment of %i at a cap of a million has %i error', (investmentAmount, errors) => {
  expect(errorsIn({ ...ROBOTS, investmentAmount, valuationCap: 1_000_000 })).toHaveLength(errors)
})

test('money back alone is paid in cash', () => {
  const text = agreementText({ ...ROBOTS, liquidationOption: 'cash_back' })
  expect(text).toContain('in cash, and nothing more')
  expect(text).not.toContain('same form of payment')
})

describe('a spouse', () => {
  const inTexas = { investorAddress: '9 Elm Street, Austin, TX 78701' }
  test('consents where the investor lives, not where the company was formed', () => {
    const formed = { ...ROBOTS, companyState: 'Texas' }
    expect(agreementText(formed)).not.toContain('community property')
    expect(agreementText({ ...formed, ...inTexas })).toContain('spouse of a married investor')
  })

  test('belongs to no trust', () => {
    const trust = {
      ...ROBOTS,
      ...inTexas,
      companyState: 'Texas',
      investorType: 'entity',
      investorName: 'The Lee Trust',
      investorSignerName: 'Ann Lee',
      investorSignerTitle: 'Trustee',
      accreditedStatus: 'entity',
    }
    const text = agreementText(trust)
    expect(text).not.toContain('spouse of a married')
    expect(text).toContain('Investor: The Lee Trust')
    expect(text).toContain('Title: Trustee')
  })
})

test('one ground of accreditation is printed with its box, and none without', () => {
  const exhibit = (accreditedStatus: string) =>
    agreementText({ ...ROBOTS, accreditedStatus }).split('Exhibit B: Acc')[1] ?? ''
  expect(exhibit('income').match(/☐/g)).toHaveLength(1)
  expect(exhibit('not_accredited').split('Exhibit C')[0]).not.toContain('☐')
})
