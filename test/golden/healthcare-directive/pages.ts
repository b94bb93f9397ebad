import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { COMFORT, GIVEN, TRIAL } from './cases.ts'

/** Every optional part and the longest variants together. */
const EVERYTHING = {
  life_sustaining_treatment: 'custom',
  life_sustaining_details: 'No CPR, no ventilator; tube feeding is acceptable.',
  pain_management: 'custom',
  pain_management_details: 'No morphine, it makes me ill.\nPlay the radio.',
  organ_donation: 'specific',
  organ_donation_details: 'Kidneys\nCorneas',
  pregnancy_instruction: 'different',
  pregnancy_details: 'Before 24 weeks follow this paper; after that give life support.',
  agent_authority_limits: 'No nursing home far from my sister',
}

const STATES = [
  ...['New York', 'California', 'Texas', 'Florida', 'Massachusetts', 'Delaware', 'Nevada'],
  ...['Ohio', 'District of Columbia'],
]

const near = (name: string, answers: Answers): PageCase => [name, answers, [7, 8, 9], [3, 4]]

export const pages: GoldenPages = {
  specified: 8,
  cases: [
    ['case A', COMFORT, [8]],
    ['case B', TRIAL, [8]],
    ['the sample', template.sampleAnswers, [8]],
    ['nothing answered', {}, [8]],
    ['everything answered', { ...COMFORT, ...EVERYTHING }, [8]],
    near('the given answers only', GIVEN),
    ...STATES.flatMap((state) => [
      near(`${state}, case A`, { ...COMFORT, state }),
      near(`${state}, case B`, { ...TRIAL, state }),
      near(`${state}, everything`, { ...COMFORT, ...EVERYTHING, state }),
    ]),
  ],
}
