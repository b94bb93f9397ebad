import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { MARISOL, OWEN } from './cases.ts'

const STATES = [
  'New York',
  'California',
  'Texas',
  'Florida',
  'Massachusetts',
  'Delaware',
  'Nevada',
  'Ohio',
]

const family = (name: string, answers: Answers): PageCase => [name, answers, [8], [4]]

/** States without a notary page for a will. */
const NO_AFFIDAVIT = ['California', 'Ohio']

/** A single person without children needs a page less, a form to complete by hand a page more. */
export const pages: GoldenPages = {
  specified: 8,
  cases: [
    family('case A', MARISOL),
    ['case B', OWEN, [7], [4]],
    family('the sample', template.sampleAnswers),
    ['nothing answered', {}, [9], [4]],
    family('a partner', { ...MARISOL, maritalStatus: 'partnered' }),
    family('separated', { ...MARISOL, maritalStatus: 'separated' }),
    family('no affidavit', { ...MARISOL, selfProvingAffidavit: false }),
    family('no gifts, no wishes', { ...MARISOL, specificBequests: '', specialInstructions: '' }),
    ...STATES.map((state) => family(`a family in ${state}`, { ...MARISOL, state })),
    ...STATES.filter((state) => !NO_AFFIDAVIT.includes(state)).map(
      (state): PageCase => [`a single person in ${state}`, { ...OWEN, state }, [7], [4]],
    ),
    ['a single person in Ohio', { ...OWEN, state: 'Ohio' }, [6], [4]],
  ],
}
