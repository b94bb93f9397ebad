import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { STAGES, STUDIO, WEBSITE } from './cases.ts'

const STATES = [
  'New York',
  'California',
  'Texas',
  'Florida',
  'Massachusetts',
  'Delaware',
  'Illinois',
  'Washington',
  'Ohio',
]

const nine = (name: string, answers: Answers): PageCase => [name, answers, [9], [2]]

export const pages: GoldenPages = {
  specified: 9,
  cases: [
    nine('C1', WEBSITE),
    nine('C2 without a notary', { ...STUDIO, notary_county: '' }),
    nine('the sample', template.sampleAnswers),
    nine('milestones', STAGES),
    nine('joint ownership', {
      ...WEBSITE,
      work_ownership: 'joint',
      ownership_details: 'As agreed.',
    }),
    nine('hourly with a ceiling', {
      ...WEBSITE,
      payment_structure: 'hourly',
      payment_amount: '85',
      hourly_cap: '6400',
    }),
    nine("at the company's premises", { ...WEBSITE, work_location: 'company_location' }),
    ...STATES.map((state) => nine(state, { ...WEBSITE, state })),
    ['C2, with a page for the notary', STUDIO, [10]],
    ['C1, with a page for the notary', { ...WEBSITE, notary_county: 'New Haven' }, [10]],
    ['nothing answered, with its lines to write on', {}, [10]],
  ],
}
