import { template } from '../../../shared/documents/safe-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { MEALS, PRICE_TERMS, ROBOTS } from './cases.ts'

const EVERYTHING: Answers = {
  mfnRight: true,
  proRataRight: true,
  notaryRequired: true,
  signingState: 'Florida',
  county: 'Duval',
  investorAddress: '9 Elm Street, Austin, TX 78701',
}

const STATES = ['New York', 'California', 'Texas', 'Florida', 'Massachusetts', 'Nevada', 'Ohio']

const eight = (name: string, answers: Answers): PageCase => [name, answers, [8], [2, 3]]
const nine = (name: string, answers: Answers): PageCase => [name, answers, [9], [2, 3]]

export const pages: GoldenPages = {
  specified: 8,
  cases: [
    eight('SF-1', ROBOTS),
    eight('SF-2', MEALS),
    eight('the sample', template.sampleAnswers),
    ...Object.entries(PRICE_TERMS).flatMap(([name, terms]) => [
      eight(`a corporation, ${name}`, { ...ROBOTS, ...terms }),
      eight(`an LLC, ${name}`, { ...MEALS, ...terms }),
    ]),
    ...STATES.map((companyState) => eight(companyState, { ...ROBOTS, companyState })),
    eight('money back only', { ...ROBOTS, liquidationOption: 'cash_back' }),
    eight('shares only', { ...ROBOTS, liquidationOption: 'convert_only' }),
    nine('not accredited', { ...ROBOTS, accreditedStatus: 'not_accredited' }),
    nine('every optional part', { ...ROBOTS, ...EVERYTHING }),
    nine('nothing answered', {}),
  ],
}
