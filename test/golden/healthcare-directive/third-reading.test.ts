import { describe, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, COMFORT } from './cases.ts'

const AWARE = 'authorizes a physician to withhold or discontinue the life-prolonging measures'
const OWN_WORDS: Answers = {
  pain_management: 'custom',
  pain_management_details: 'no opioids unless I am dying',
}
const GIFT: Answers = {
  organ_donation: 'specific',
  organ_donation_details: 'everything except my eyes',
}

const ROWS: Row[] = [
  {
    when: 'North Carolina, whose declaration says that it is aware',
    change: { state: 'North Carolina', county: 'Buncombe' },
    says: [AWARE, 'N.C. Gen. Stat. § 90-321(c)(2)'],
  },
  { when: 'another state', change: {}, omits: [AWARE] },
  {
    when: 'comfort in own words, which no other sentence takes back',
    change: OWN_WORDS,
    says: [
      'at every stage, except as my own words below say otherwise',
      'no opioids unless I am dying',
    ],
    omits: ['nothing in this directive refuses relief'],
  },
  {
    when: 'comfort as chosen',
    change: { pain_management: 'full' },
    says: ['nothing in this directive refuses relief'],
    omits: ['except as my own words below'],
  },
  {
    when: 'a gift of everything but something',
    change: GIFT,
    says: ['I give organs and tissues as these words say'],
    omits: ['and no others'],
  },
  {
    when: 'a gift of what is listed',
    change: { ...GIFT, organ_donation_details: 'kidneys' },
    says: ['I give these organs and tissues, and no others'],
  },
  {
    when: 'an independent city of Virginia',
    change: { state: 'Virginia', county: 'Richmond City' },
    says: ['Commonwealth of Virginia, Richmond City'],
    omits: ['County/City of Richmond City'],
  },
  {
    when: 'wishes that bring their own numbers',
    change: { additional_wishes: '1. No visitors\n2. Bring my cat' },
    says: ['No visitors', 'Bring my cat'],
    omits: ['1. No visitors', '2. Bring'],
  },
  {
    when: 'advanced dementia',
    change: { dementia_choice: 'comfort' },
    says: ['Advanced dementia. If I have dementia so advanced'],
  },
  { when: 'nothing is said of dementia', change: {}, omits: ['dementia'] },
  {
    when: 'nobody as the substitute',
    change: { alternate_agent_name: 'None', primary_physician: 'n/a' },
    omits: ['None', 'n/a'],
  },
]

describe('the printed directive', () => {
  test.each(ROWS)('$when', ({ from = COMFORT, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})
