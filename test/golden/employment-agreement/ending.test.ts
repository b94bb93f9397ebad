import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, ENGINEER, instructionsText, SHOP } from './cases.ts'

/** EA-2 without a set end date. */
const OPEN: Answers = { ...ENGINEER, end_type: 'at_will', end_date: '' }

const ENDINGS: Row[] = [
  {
    when: 'an employee gives notice and leaves earlier at the wish of the employer',
    from: SHOP,
    change: {},
    says: ['pays Normal Pay through the end of the notice, up to 2 weeks, or treats'],
  },
  {
    when: 'the same with a non-compete and severance',
    from: OPEN,
    change: { severance_weeks: 4 },
    says: [
      'ended by the Employer without Cause. An earlier last day does not by itself create a right to severance.',
    ],
  },
  {
    when: 'the same in Montana, where an employer needs good cause',
    from: SHOP,
    change: { state: 'Montana' },
    says: ['It then pays Normal Pay through the end of the notice, up to 2 weeks.'],
    omits: ['treats the employment as ended'],
  },
  {
    when: 'the same in a form of Montana to complete by hand',
    from: {},
    change: { state: 'Montana' },
    omits: ['treats the employment as ended'],
  },
  {
    when: 'wages are not paid, and severance was promised',
    from: OPEN,
    change: { severance_weeks: 4 },
    says: [
      'The same is owed if the Employee ends it because Compensation that is due is not paid within 10 days of a written reminder.',
      'None is owed if the Employee resigns for another reason,',
    ],
  },
  {
    when: 'wages are not paid, and there is a non-compete without a set term',
    from: OPEN,
    change: {},
    says: [
      'or if the Employee ends it because Compensation that is due is not paid within 10 days of a written reminder. The Employer may release',
    ],
  },
  {
    when: 'a right to work or a licence falls away before the end of the term',
    from: ENGINEER,
    change: {},
    says: [
      'if the Employee lacks the right to work in the United States or a license that the law requires for the job;',
      'by Written Notice from the Employer, as far as disability and leave law allow, if the Employee cannot perform',
      "(g) on the Employee's death.",
    ],
  },
  {
    when: 'the job goes on after the term',
    from: ENGINEER,
    change: { state: 'Texas', severance_weeks: 4 },
    says: [
      'It does apply if the employment ends because the Term runs out.',
      'if the employment ends because the Term runs out or',
    ],
  },
  {
    when: 'the employee dies',
    from: SHOP,
    change: {},
    says: ["After the Employee's death they go, no later than the next regular pay day,"],
  },
]

test.each(ENDINGS)('when $when', ({ from, change, says = [], omits = [] }) => {
  expectWording(agreementText({ ...from, ...change }), { says, omits })
})

describe('Normal Pay', () => {
  test.each([
    [{ pay_structure: 'hourly' }, 'the average weekly pay of the last 12 weeks in which'],
    [{ pay_structure: 'other', pay_details: 'By the crate' }, 'the average weekly pay of the last'],
    [{ pay_structure: 'weekly', pay_amount: 900 }, 'the salary in force on the Separation Date.'],
    [{ pay_structure: 'annual', pay_amount: 60_000 }, "one fifty-second of a year's salary."],
  ])('%j', (change, wording) => {
    expect(agreementText({ ...SHOP, ...change })).toMatch(
      new RegExp(`Normal Pay means .*${wording}`),
    )
  })

  test('is the only name of it', () => {
    for (const answers of [SHOP, { ...ENGINEER, severance_weeks: 4 }, {}])
      expect(agreementText(answers)).not.toContain('normal pay')
  })
})

describe('a salary with overtime', () => {
  const salaried: Answers = { ...SHOP, pay_structure: 'weekly', pay_amount: 900 }
  const further = "For each further hour up to 40, the Employer pays a week's salary divided by 30."

  test('pays for the hours between a short week and overtime', () => {
    expect(agreementText({ ...salaried, hours_per_week: 30 })).toContain(further)
    expect(agreementText({ ...salaried, pay_structure: 'annual', hours_per_week: 30 })).toContain(
      further,
    )
  })

  test.each([40, 45, ''])('has no such hours in a week of %j', (hours_per_week) => {
    expect(agreementText({ ...salaried, hours_per_week })).not.toContain('For each further hour')
  })
})

test('what is added to a listed side project stays with the employee', () => {
  expect(agreementText(SHOP)).toContain('What the Employee adds to a listed one in his or her own')
})

test('an Article prevails over a schedule, and a new Schedule 1 can raise pay', () => {
  expectWording(agreementText(SHOP), {
    says: [
      'An Article prevails over a schedule or exhibit that differs from it.',
      "A raise needs only the Employer's Written Notice, such as a new Schedule 1.",
    ],
  })
})

describe('the guide names every place that waits for a pen', () => {
  const far: Answers = { ...OPEN, start_date: '2027-03-31', non_compete_area: 'Orleans Parish' }
  const guide = (state: string) => instructionsText({ ...far, state })

  test.each([
    ['District of Columbia', 'Deliver the document by\nMarch 17, 2027\n'],
    ['District of Columbia', 'at least 14 days before the first day'],
    ['Maine', 'at least three business days before you ask for a signature'],
    ['New Hampshire', "in the employee's hands before the offer is accepted"],
    ['Massachusetts', 'Deliver the document by\nMarch 17, 2027, or with the formal offer'],
  ])('the dates of Exhibit B in %s: %s', (state, wording) => {
    expect(guide(state)).toContain(wording)
    expect(guide(state)).toContain('Exhibit B, acknowledgments\nFills in the blank lines')
    expect(guide(state)).not.toContain('Leave time to read.')
  })

  test.each(['Alabama', 'Louisiana'])('the confirmation that %s wants', (state) => {
    expect(guide(state)).toContain('Exhibit B, confirmation of the non-compete')
    expect(guide('Ohio')).not.toContain('confirmation of the non-compete')
  })

  test.each([
    ['Massachusetts', ', or when the term runs out. Where it applies, garden leave pay starts'],
    ['Texas', 'it does not after a lay-off or an ending without Cause. Each January'],
  ])('the letter of the last day of a set term in %s', (state, wording) => {
    expect(instructionsText({ ...ENGINEER, state })).toContain(wording)
  })

  test('the signatures of Schedule 1', () => {
    const row = 'Schedule 1, telephone number and signatures'
    expect(instructionsText(SHOP)).toContain(row)
    expect(instructionsText({ ...SHOP, state: 'Texas' })).not.toContain(row)
  })
})
