import type { Changes } from '../../support/golden.ts'
import { PAIR, S_CORPORATION, SOLE } from './cases.ts'

const HALVES = { member1Percentage: 50, member2Percentage: 50 }

const CALIFORNIA = { state: 'California' }

/** Answers that the form refuses, warns about or accepts; `checks.txt` has the messages. */
export const checks: Changes = [
  {
    from: PAIR,
    changes: {
      'hint: an ending inside a word': { llcName: 'Wellco Traders' },
      'hint: an S corporation that pays capital accounts': {
        ...S_CORPORATION,
        departurePayout: 'capital account',
      },
      'hint: an agreement after 91 days': { date: '2026-06-01' },
      'hint: an agreement after 90 days': { date: '2026-05-31' },
      'hint: the same elsewhere': { date: '2026-06-01', state: 'Texas' },
      'hint: half each and a majority': HALVES,
      'hint: one vote each and a majority': { votingMethod: 'one vote per Member' },
      'hint: half each and both to agree': { ...HALVES, decisionMethod: 'all Members to agree' },
      'hint: a lawyer': { ...CALIFORNIA, purpose: 'the practice of law' },
      'hint: an architect': { ...CALIFORNIA, purpose: 'Architecture' },
      'hint: a gardener': { ...CALIFORNIA, purpose: 'lawn care, any lawful business' },
      'hint: a programmer': { ...CALIFORNIA, purpose: 'software engineering' },
      'hint: an architect in Texas': { state: 'Texas', purpose: 'Architecture' },
      'hint: a contribution without a value': { member1Contribution: 'my tools' },
    },
  },
  {
    from: SOLE,
    changes: { 'allowed: the second percentage of a sole member': { member2Percentage: 55 } },
  },
  {
    from: {},
    changes: {
      'refused: all at once': {
        hasMember2: true,
        managementType: 'managed by Manager',
        member1Percentage: 60,
        member2Percentage: 45,
      },
      'refused: hardly an answer': { hasMember2: true, managementType: ' ' },
    },
  },
]
