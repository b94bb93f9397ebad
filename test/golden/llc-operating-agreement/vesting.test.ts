import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, PAIR, sections, VESTING } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test('is none unless it is asked for', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    hasVesting: false,
    vestingMonths: 48,
    vestingCliffMonths: 12,
    vestingStart: TODAY,
    unvestedTreatment: 'bought at cost',
    vestingOnSale: 'none',
  })
  const unused = agreementText({ ...VESTING, hasVesting: false })
  expect(unused).toBe(agreementText(PAIR))
  expect(unused).not.toMatch(/vest/i)
})

test('may be bought, for two and for more', () => {
  expect(check(VESTING)).toEqual({ errors: [], warnings: [] })
  expect(check(FOUR)).toEqual({ errors: [], warnings: [] })
})

test('with an S corporation is a hint', () => {
  const taxed = {
    ...VESTING,
    taxTreatment: 's_corporation',
    dissolutionSplit: 'ownership percentage',
  }
  expect(check(taxed).errors).toEqual([])
  expect(check(taxed).warnings).toMatchObject([{ field: 'hasVesting' }])
})

test('has an article before leaving, and a schedule of its own', () => {
  const all = sections(FOUR)
  expect(all).toContain('11 Vesting')
  expect(all).toContain('12 Leaving, Death and Buyout')
  expect(all.indexOf('Schedule D: Vesting')).toBe(all.indexOf('Schedule C: Appraisers') + 1)
  expect(agreementText(FOUR)).toContain('only as this Article and Articles 11, 12 and 13 allow')
})

test('sends everybody to a tax adviser, in the guide and before signing', () => {
  expect(instructionsText(VESTING)).toContain(
    'Before anybody signs, ask a tax adviser about section 83(b)',
  )
  expect(instructionsText({ ...VESTING, unvestedTreatment: 'lost' })).toContain(
    'A member who stops working early loses the part that has not vested',
  )
  expect(instructionsText(PAIR)).not.toMatch(/vest(s|ed|ing)\b/)
})
