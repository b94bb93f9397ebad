import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, instructionsText, PARENTS } from './cases.ts'

const EVENED: Answers = { ...PARENTS, equalizingPayer: 'Spouse 1', equalizingAmount: 25000 }

const ARKANSAS: Answers = { ...PARENTS, state: 'Arkansas' }
const ONE_CHILD: Answers = { ...PARENTS, childrenDetails: 'T.W., born 2013' }

/** What one spouse's lawyer could turn against the other, and what the text now says about it. */
const ROWS: Row[] = [
  {
    when: 'the payer of the equalizing payment files for bankruptcy',
    from: EVENED,
    change: {},
    says: [
      'So far as the law allows, and only for a bankruptcy, the duties in this Article and in clause 4.6 are in the nature of support; the equalizing payment of clause 4.5 is owed because of the divorce, and no discharge ends it.',
    ],
  },
  {
    when: 'there is no equalizing payment that a bankruptcy could touch',
    change: {},
    says: ['in clause 4.5 are in the nature of support. A spouse who plans to file'],
    omits: ['no discharge ends it'],
  },
  {
    when: 'the equalizing payment comes late',
    from: EVENED,
    change: {},
    says: [
      'A payment more than 15 days late bears simple interest at the rate that applies to money judgments in Connecticut; after 30 days its recipient may call in the whole rest in writing.',
    ],
    omits: ['before the Judgment, and installments'],
  },
  {
    when: 'installments have no day, or a day before the divorce',
    from: EVENED,
    change: { equalizingDue: 'in 24 equal monthly payments' },
    says: [
      'due: in 24 equal monthly payments. None of it is due before the Judgment, and installments without a day of their own are due on the first day of each month after it.',
    ],
  },
  {
    when: 'a spouse dies before the Judgment from which the times count',
    change: {},
    says: ['as a contract, and what they count from the Judgment counts from the death.'],
  },
  {
    when: 'the owner of a plan borrows on it between signing and judgment',
    change: {},
    says: [
      'From the Effective Date until then, the plan’s owner takes no loan or withdrawal',
      'From the Effective Date until a transfer is complete, the spouse who holds the property',
    ],
  },
  {
    when: 'a house has to be refinanced or sold, and nobody may sell it or borrow on it',
    change: {},
    says: ['does not sell it, give it away or borrow on it unless this Agreement asks for that.'],
  },
  {
    when: 'a pension, a policy or the furniture stands in no Schedule, and unlisted property is halved',
    change: {},
    says: [
      'Clause 4.4 governs only those that neither a Schedule nor a sworn statement names.',
      'keeps that spouse’s insurance policies, whatever clause 4.4 says, and may name',
      'stay with the spouse who has them on the Effective Date, whatever clause 4.4 says.',
    ],
  },
  {
    when: 'cryptocurrency lies in an account in one name',
    change: {},
    says: [
      'follow clause 4.4 unless listed. Each spouse keeps the other online accounts in that spouse’s name; shared ones are closed or handed over, with their passwords, within 30 days after the Judgment,',
    ],
  },
  {
    when: 'a house comes with a mortgage that no Schedule lists, and joint debts are halved',
    change: { spouse1Debts: 'None', jointDebtsRule: 'equal' },
    says: [
      'loans, and keeps the other spouse free of them, whatever clause 6.3 says.',
      'Spouse 1 takes on none but those of other clauses.',
    ],
    omits: ['beyond this Article'],
  },
  {
    when: 'a loan on the house binds only the spouse who receives it',
    change: {},
    says: ['refinances each loan that binds the other or has its lender release the other.'],
    omits: ['refinances its loans'],
  },
  {
    when: 'a house sells for less than its loans',
    change: {},
    says: [
      'the spouse who was to receive the Real Estate takes the rest or bears what is missing.',
    ],
  },
  {
    when: 'a debt was left out on purpose, or is older than the marriage, or is a tax',
    change: {},
    says: [
      'Clauses 4.4 and 6.3 do not apply to anything concealed.',
      'A debt that one spouse alone made before the marriage or after the Separation Date',
      'Taxes of joint returns follow clause 12.2.',
    ],
  },
  {
    when: 'support for one of two children ends',
    change: {},
    says: [
      'When support for one Child ends, the amount stays until the Court works it out anew for the others,',
    ],
  },
  {
    when: 'there is one child',
    from: ONE_CHILD,
    change: {},
    says: ['8.2 Where the Child has lived.'],
    omits: ['Where they have lived', 'When support for one Child ends'],
  },
  {
    when: 'one child lives in Texas',
    from: ONE_CHILD,
    change: { state: 'Texas' },
    says: ['who has the exclusive right to fix the main residence.'],
    omits: ['their main residence'],
  },
  {
    when: 'nobody ticks who insures the children, and shares differ by kind of cost',
    change: { state: 'New York' },
    says: [
      'If none is ticked, it is the parent for whom the insurance costs less.',
      'premium as they share health costs in clause 10.5.',
    ],
  },
  {
    when: 'one parent decides, and the other wants a mediator first',
    change: { custodyArrangement: 'sole_spouse2' },
    says: [
      'What clause 8.3 lets Spouse 2 decide stands unless the Court changes it. On all else parents who disagree first talk',
    ],
  },
  {
    when: 'both decide',
    change: {},
    says: ['Disagreement. Parents who disagree first talk'],
    omits: ['stands unless the Court changes it'],
  },
  {
    when: 'claims beyond spousal support are given up, and support of children is not',
    change: {},
    says: ['each spouse gives up every claim to support for that spouse.'],
    omits: ['every claim to support.'],
  },
  {
    when: 'Massachusetts merges every term on the children',
    change: { state: 'Massachusetts' },
    says: ['All terms on the Children: Articles 8 to 10 and clause 12.4\nMerge'],
  },
  {
    when: 'Massachusetts keeps a spouse covered at no premium',
    change: { state: 'Massachusetts' },
    says: [
      'or state law where clause 11.1 does not keep that spouse covered, at that spouse’s own cost.',
    ],
  },
  {
    when: 'single days are changed by a message, and changes need a notary',
    change: {},
    says: ['Where no clause allows another form, a change counts only if'],
  },
  {
    when: 'a Schedule or a further term contradicts the article of the state',
    change: {},
    says: [
      'Article 18 ranks first: it prevails over every other Article and the Schedules.',
      'This Article prevails over the Articles before it and the Schedules, but never',
    ],
  },
  {
    when: 'the law makes spouses wait longer than the agreement does',
    from: ARKANSAS,
    change: {},
    says: [
      'within 12 months after the Effective Date or, if that is later, 6 months after the time in clause 18.2 has passed, either spouse',
      '18.2 Time apart.',
    ],
  },
  {
    when: 'no time apart is set',
    change: {},
    says: ['within 12 months after the Effective Date, either spouse'],
  },
  {
    when: 'a case in New York is still to be filed',
    change: { state: 'New York', filingDate: '2026-04-02', courtInfo: '' },
    says: ['Separation Agreement'],
    omits: ['Stipulation of Settlement'],
  },
  {
    when: 'a case in New York is filed',
    change: { state: 'New York', courtInfo: '' },
    says: ['Stipulation of Settlement'],
  },
]

test.each(ROWS)('$when', ({ change, says = [], omits = [], from = PARENTS }) => {
  expectWording(agreementText({ ...from, ...change }), { says, omits })
})

test('who enters no child support is sent to the question that asks for the reason', () => {
  const zero = { ...PARENTS, childSupportAmount: 0 }
  const fields = (answers: Answers) =>
    checkAnswers(template, answers, { today: TODAY }).warnings.map(({ field }) => field)
  const [warning] = checkAnswers(template, zero, { today: TODAY }).warnings
  expect(warning?.field).toBe('childSupportAmount')
  expect(warning?.message).toContain('"Why the agreed amount differs"')
  expect(warning?.message).not.toContain('additional terms')
  expect(fields({ ...zero, supportReason: 'Both parents earn the same.' })).toEqual([])
})

test('no reason and no term of payment takes child support away or tells a number in full', () => {
  const check = (change: Answers) =>
    checkAnswers(template, { ...EVENED, ...change }, { today: TODAY })
  const { errors } = check({ supportReason: 'Spouse 1 waives all child support.' })
  expect(errors.map(({ field }) => field)).toEqual(['supportReason'])
  for (const field of ['supportReason', 'equalizingDue']) {
    const { warnings } = check({ [field]: 'To account 123456789' })
    expect(warnings.map((warning) => warning.field)).toEqual([field])
  }
})

test('the guide dates the equalizing payment and a judgment that is final only later, and names each box', () => {
  const guide = (change: Answers) => instructionsText({ ...EVENED, ...change })
  expect(guide({})).toContain('Equalizing payment\nWithin 60 days after the judgment')
  const due = guide({ equalizingDue: 'by December 31, 2027' })
  expect(due).toContain('Equalizing payment\nby December 31, 2027, and not before the judgment')
  expect(instructionsText(PARENTS)).not.toContain('Equalizing payment')
  expect(guide({})).toContain('Judgment entered (write it in)')
  expect(guide({})).toContain('the dependents in the article on taxes,')
  const massachusetts = guide({ state: 'Massachusetts' })
  expect(massachusetts).toContain('Judgment final, not only signed (write it in)')
  expect(massachusetts).toContain('the two boxes on health coverage,')
})

test.each(['New Mexico', 'North Carolina', 'Tennessee'])(
  'what was read of %s stands between quotation marks like the rest',
  (state) => {
    expect(agreementText({ ...PARENTS, state })).not.toMatch(/["']/)
  },
)
