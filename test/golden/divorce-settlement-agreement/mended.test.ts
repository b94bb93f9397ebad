import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, PARENTS } from './cases.ts'

const EVENED: Answers = { ...PARENTS, equalizingPayer: 'Spouse 1', equalizingAmount: 25000 }

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
