import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn } from '../../support/golden.ts'
import { typedAgreement, typedInstructions, WEBSITE } from './cases.ts'

const WITH_NOTES = STATE_NAMES.filter((name) => template.stateNotes[name] !== undefined)
const TYPES = ['individual', 'llc_single', 'llc_multi', 'corporation', 'partnership']

/** Addresses elsewhere, so that a state's name can only come from its law. */
const CLEAN = {
  ...WEBSITE,
  company_address: '1 First Street',
  contractor_address: '2 Second Street',
}

const variants = (state: StateName) =>
  TYPES.flatMap((contractor_entity_type) =>
    ['company', 'contractor'].map((work_ownership) => ({
      ...CLEAN,
      state,
      contractor_entity_type,
      work_ownership,
    })),
  )

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => ({
    answers,
    text: typedAgreement(answers),
    guide: typedInstructions(answers),
  }))

  test('is the only state that the documents name', () => {
    for (const { text, guide } of texts) {
      expect(otherStatesIn(text + guide, state)).toEqual([])
    }
  })

  test('calls work made for hire only where the company owns it, and never in California', () => {
    for (const { answers, text } of texts) {
      const allowed = answers.work_ownership === 'company' && state !== 'California'
      expect(/made for hire/i.test(text)).toBe(allowed)
    }
  })

  test('cites a freelance law only for a contractor whom it covers', () => {
    for (const { answers, text } of texts) {
      const covered = ['individual', 'llc_single'].includes(answers.contractor_entity_type)
      const hasLaw = ['New York', 'California', 'Illinois'].includes(state)
      expect(/article 44-A|§ 18100|820 ILCS 193/.test(text)).toBe(covered && hasLaw)
    }
  })

  test('limits the payment date where the law does', () => {
    for (const { text } of texts) {
      expect(text.includes('does not fix a payment date')).toBe(state !== 'Illinois')
      expect(text.includes('no later than 30 days after Contractor has provided them')).toBe(
        state === 'Illinois',
      )
    }
  })

  test('says so when it has no rules of its own', () => {
    const own = WITH_NOTES.includes(state)
    const sentence = 'The facts of the work come before any label.'
    for (const { text } of texts) expect(text.includes(sentence)).toBe(!own)
  })
})

test('the last payment date in Illinois counts from the work', () => {
  const text = typedAgreement({
    ...WEBSITE,
    state: 'Illinois',
    payment_terms: '30 days after invoice',
  })
  expect(text).toContain('May 30, 2027, for Services provided by April 30, 2027')
})

test('Florida: the guide gives the last day of the report', () => {
  const guide = typedInstructions({ ...WEBSITE, state: 'Florida' })
  expect(guide).toContain('February 28, 2027, or 20 days after the first payment')
})

test('the District of Columbia is named with its article', () => {
  const text = typedAgreement({ ...WEBSITE, state: 'District of Columbia' })
  expect(text).toContain('The law of the District of Columbia governs')
})

test.each(['Delaware', 'Montana', 'New Hampshire', 'Oregon'])('%s: no sales tax', (state) => {
  const answers = { ...WEBSITE, state }
  expect(typedAgreement(answers) + typedInstructions(answers)).not.toMatch(/sales tax|taxable\?/)
})

test('the guide speaks of later years only where payments can fall into them', () => {
  const year = { ...WEBSITE, start_date: '2027-02-01', duration_type: 'fixed' }
  const guide = (end_date: string) => typedInstructions({ ...year, end_date })
  expect(guide('2027-04-30')).not.toContain('each later January 31')
  expect(guide('2027-12-20')).toContain('each later January 31 for the year before')
})
