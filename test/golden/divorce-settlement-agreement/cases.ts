import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { type GoldenDocument, printing } from '../../support/golden.ts'
import parents from './case-a.json' with { type: 'json' }
import couple from './case-b.json' with { type: 'json' }

/** Case A: Connecticut, two children, alimony that a court may change. */
export const PARENTS: Answers = parents
/** Case B: New York, no children, no support; some answers are left over from another choice. */
export const COUPLE: Answers = couple

export const STATES = [
  'Connecticut',
  'New York',
  'Massachusetts',
  'California',
  'Florida',
  'Texas',
] as const

export const { agreement, instructions, agreementText, instructionsText, sections } =
  printing(template)

export const golden: GoldenDocument = {
  template,
  texts: {
    'case-a': PARENTS,
    'case-b': COUPLE,
    sample: template.sampleAnswers,
    blank: {},
  },
  unclean: / {2}| [,.;:]|,,|\.\.|\(\)/,
}
