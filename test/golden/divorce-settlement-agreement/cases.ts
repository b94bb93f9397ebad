import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import parents from './case-a.json' with { type: 'json' }
import couple from './case-b.json' with { type: 'json' }

/** Case A: Connecticut, two children, modifiable alimony. */
export const PARENTS: Answers = parents
/** Case B: New York, no children and no support; some answers are left over from another choice. */
export const COUPLE: Answers = couple

export const golden: GoldenDocument = {
  template,
  texts: { 'case-a': PARENTS, 'case-b': COUPLE, sample: template.sampleAnswers, blank: {} },
  unclean: / {2}| [,.;:]|,,|\.\.|\(\)/,
  elsewhere: {
    spouse1Address: '1 First Street',
    spouse2Address: '2 Second Street',
    marriageLocation: 'Lisbon, Portugal',
    courtInfo: '',
  },
  never: [[{}, /\bfee (was|of)\b|index number/i]],
  longer: { 'no debts': { ...COUPLE, spouse1Debts: 'None', spouse2Debts: 'None' } },
}
