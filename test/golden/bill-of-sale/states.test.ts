import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import {
  NO_AS_IS_BY_BUSINESS,
  TITLE_BEFORE_NOTARY,
} from '../../../shared/documents/bill-of-sale/state-law.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { otherStatesIn, TODAY } from '../../support/golden.ts'
import { agreementText, CAR, instructionsText } from './cases.ts'

const KINDS = ['vehicle', 'vessel', 'trailer', 'equipment', 'animal', 'other']

/** Addresses elsewhere, so that a state's name can only come from its notice. */
const CLEAN = { ...CAR, seller_address: '1 First Street', buyer_address: '2 Second Street' }

const variants = (state: StateName) =>
  KINDS.flatMap((item_type) =>
    [true, false].flatMap((seller_in_business) =>
      ['as_is', 'warranty'].map((condition_type) => ({
        ...CLEAN,
        state,
        item_type,
        seller_in_business,
        condition_type,
        warranty_details: 'The engine, for 90 days.',
      })),
    ),
  )

describe.each(STATE_NAMES.map((state) => [state]))('%s', (state) => {
  const texts = variants(state).map((answers) => ({
    answers,
    text: agreementText(answers),
    guide: instructionsText(answers),
  }))

  test('is the only state that the documents name', () => {
    for (const { text, guide } of texts) {
      expect(otherStatesIn(text + guide, state)).toEqual([])
    }
  })

  test('never says "as is" beside a warranty', () => {
    for (const { answers, text, guide } of texts) {
      const sold = /\bas[ -]is\b/i.test(text + guide)
      expect(sold).toBe(answers.condition_type === 'as_is')
    }
  })

  test('keeps rates and fees for the instructions', () => {
    for (const { text } of texts) expect(text).not.toMatch(/(tax|fee) was|percent when/i)
  })

  test('says who signs a title before a notary', () => {
    const isNotarized = TITLE_BEFORE_NOTARY.includes(state) && state !== 'Louisiana'
    const sentence = 'Seller signs the assignment of the title only before a notary'
    for (const { answers, text } of texts) {
      const isTitled = ['vehicle', 'vessel', 'trailer'].includes(String(answers.item_type))
      const hasTitle = isTitled && !(state === 'Arizona' && answers.item_type === 'vessel')
      expect(text.includes(sentence)).toBe(isNotarized && hasTitle)
    }
  })

  test('lets no business sell a vehicle, nor as is where the law bars it', () => {
    for (const { answers } of texts.filter(({ answers }) => answers.seller_in_business)) {
      const fields = checkAnswers(template, answers, { today: TODAY }).errors.map(
        ({ field }) => field,
      )
      expect(fields.includes('seller_in_business')).toBe(answers.item_type === 'vehicle')
      expect(fields.includes('condition_type')).toBe(
        answers.condition_type === 'as_is' && NO_AS_IS_BY_BUSINESS.includes(state),
      )
    }
  })
})

test('every amount of money in the guide sends the reader to the current page', () => {
  for (const state of STATE_NAMES) {
    const { instructions } = readStateNotes(template, state)
    const rates = instructions.filter(({ text }) => /\bpercent\b|\$[\d,]+ in all/.test(text))
    for (const { text } of rates) expect(text).toMatch(/check the agency's current page/i)
  }
})

test('Maryland: the guide of a car names the form that the document names', () => {
  expect(instructionsText({ ...CLEAN, state: 'Maryland' })).toContain('Form VR-181')
  expect(instructionsText({ ...CLEAN, state: 'Virginia' })).not.toContain('Form VR-181')
})

test('North Carolina: a boat without a title needs a notarized bill of sale', () => {
  const guide = instructionsText({ ...CLEAN, state: 'North Carolina', item_type: 'vessel' })
  expect(guide).toContain('this document is notarized')
  expect(guide).not.toMatch(/\bplates?\b|\btoll\b/)
})
