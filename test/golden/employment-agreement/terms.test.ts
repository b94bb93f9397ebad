import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { scheduleFit } from '../../../shared/documents/employment-agreement/schedule.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, ENGINEER, instructionsText, SHOP, sections } from './cases.ts'

const OPEN_ENDED: Answers = { ...SHOP, state: 'Montana' }
const FIXED: Answers = { ...OPEN_ENDED, end_type: 'fixed', end_date: '2027-10-29' }

describe('Montana', () => {
  test.each([OPEN_ENDED, FIXED, { state: 'Montana' }])('never promises at-will: %#', (answers) => {
    expect(agreementText(answers)).not.toMatch(/at-will|without cause and/i)
    expect(instructionsText(answers)).not.toMatch(/at-will/i)
  })

  test('prints the probationary period and good cause', () => {
    const text = agreementText(OPEN_ENDED)
    expectWording(text, {
      says: [
        'No set end date, with a probationary period of twelve months',
        'The first twelve months from January 25, 2027 are a probationary period.',
        'on notice to the other, for any reason or for no reason (Mont. Code Ann. § 39-2-904(2))',
        'only for good cause, as Montana law defines it',
        'it does not limit the rights that Article 3 gives',
      ],
    })
  })

  test('has a guide to the end of the probationary period, and none with a set term', () => {
    expectWording(instructionsText(OPEN_ENDED), {
      says: [
        'Last day of the probationary period\nJanuary 24, 2028',
        'After the probationary period, end the job only for good cause',
      ],
    })
    expect(instructionsText(FIXED)).not.toContain('probationary')
    expect(agreementText(FIXED)).not.toContain('probationary')
  })

  test('says so beside the question', () => {
    const { warnings } = checkAnswers(template, OPEN_ENDED, { today: TODAY })
    expect(warnings.find(({ field }) => field === 'end_type')?.message).toMatch(/good cause/)
  })
})

const MANAGER: Answers = {
  ...ENGINEER,
  end_type: 'at_will',
  date: '2027-01-11',
  non_compete_area: 'Orleans Parish',
  notary_county: '',
}

const TERMS: Row[] = [
  {
    when: 'the District of Columbia',
    change: { state: 'District of Columbia' },
    says: [
      "The District's Ban on Non-Compete Agreements Amendment Act of 2020 limits the use",
      'Harrow and Finch Biomaterials, Inc. has determined that you are a highly compensated',
      'at least 14 days before the first day of work',
      'This Agreement delivered on',
    ],
  },
  {
    when: 'Maine',
    change: { state: 'Maine' },
    says: ['after one year of employment or six months', 'at least three business days before'],
  },
  {
    when: 'New Hampshire',
    change: { state: 'New Hampshire' },
    says: ['before the Employee accepted the offer', 'before I accepted the offer'],
  },
  {
    when: 'Alabama',
    change: { state: 'Alabama' },
    says: ['takes effect only when the Employee has begun to work', 'Confirmation of Article 14.'],
    omits: ['will not ask a person who then works for the Employer'],
  },
  {
    when: 'Louisiana',
    change: { state: 'Louisiana' },
    says: ['carries on a like business there', 'Confirmation of Article 14.'],
    omits: ['ask a Client to end', 'Client means'],
  },
  { when: 'Georgia', change: { state: 'Georgia' }, says: ['only while the job consists of'] },
  { when: 'Idaho', change: { state: 'Idaho' }, says: ['regard the Employee as a key employee'] },
  {
    when: 'Nevada',
    change: { state: 'Nevada', pay_structure: 'weekly', pay_amount: 3000 },
    says: ['does not keep the Employee from serving a former customer'],
  },
  {
    when: 'Oklahoma, which allows the other clause only',
    change: { state: 'Oklahoma', non_compete: '' },
    says: ['will not directly solicit the sale of goods, services or a combination'],
    omits: ['ask a Client to end'],
  },
  {
    when: 'Nebraska, which allows the other clause only',
    change: { state: 'Nebraska', non_compete: '' },
    says: ['only Clients with whom the Employee personally dealt in the last 12 months'],
    omits: ['will not ask a person who then works'],
  },
  {
    when: 'Rhode Island',
    change: { state: 'Rhode Island' },
    says: ['does not bind an Employee who is 18 or younger'],
  },
  {
    when: 'any state',
    change: { state: 'Ohio' },
    says: ["no effect as far as the law of Ohio does not allow it for the Employee's work, pay"],
    omits: ['Confirmation of Article', 'Offer of employment made on'],
  },
  {
    when: 'a fixed term in Massachusetts, which counts its end as one by the employer',
    from: ENGINEER,
    change: {},
    says: ['Nor does it apply if the employment ends because the Term runs out'],
    omits: ['It does apply if the employment ends'],
  },
  {
    when: 'only the non-solicitation clause in Illinois, which owes the fees of an employee too',
    change: { state: 'Illinois', non_compete: '' },
    says: [
      "the Employer pays the Employee's costs and reasonable lawyer's fees",
      'unless a statute or Article 13 says otherwise',
    ],
  },
]

test.each(TERMS)('a covenant in $when', ({ from = MANAGER, change, says = [], omits = [] }) => {
  expectWording(agreementText({ ...from, ...change }), { says, omits })
})

test.each(['Kansas', 'Minnesota'])('%s prints its notice on inventions', (state) => {
  const text = agreementText({ ...SHOP, state })
  expect(text).toMatch(/Notice under (K\.S\.A\. 44-130|Minn\. Stat\. § 181\.78)\./)
  expect(text).toMatch(/developed entirely on the employee's own time/i)
})

test.each([
  [
    'California',
    "developed entirely on his or her own time without using the employer's equipment",
  ],
  ['Illinois', 'unless (a) the invention relates (i) to the business of the employer, or (ii)'],
])('%s quotes its notice on inventions', (state, words) => {
  expect(agreementText({ ...SHOP, state })).toContain(words)
})

const SMALL: Answers = {
  ...SHOP,
  state: 'Georgia',
  employer_name: 'Bo Tate',
  employer_entity_type: '',
  authorized_person: 'Bo Tate',
  authorized_title: 'Owner',
  hours_per_week: 12.5,
  notary_county: 'Fulton',
}

test('a person who employs signs as one', () => {
  expectWording(agreementText(SMALL), {
    says: ['signed by the Employee and by the Employer can change it', ', individually.'],
    omits: ["Employer's Owner", 'Owner of Bo Tate', 'By (signature)'],
  })
  expect(agreementText(SHOP)).toContain("by the Employer's Managing Member can change it")
})

describe('hours that do not fill the times given', () => {
  test('are agreed in advance, in every place', () => {
    const text = agreementText(SMALL)
    expectWording(text, {
      says: ['12.5 hours a week, at times that the parties agree in advance between 9 AM and 5 PM'],
      omits: ['12.5 hours a week, from', '12.5 a week, 9 AM'],
    })
    expect(text.match(/12\.5 a week, at agreed times between 9 AM and 5 PM/g)).toHaveLength(2)
  })

  test.each([
    ['9 AM', '5 PM', 'Monday through Friday', 40, undefined],
    ['9 AM', '5 PM', 'Monday through Friday', 37.5, undefined],
    ['8:30 AM', '5 PM', 'Monday through Friday', 40, undefined],
    ['4 AM', '12 noon', 'Tuesday to Saturday', 38, undefined],
    ['10 PM', '6 AM', 'Sunday - Thursday', 40, undefined],
    ['9 AM', '5 PM', 'Monday through Friday', 30, 'less'],
    ['9 AM', '5 PM', 'Monday through Friday', 45, 'more'],
    ['4 PM', 'midnight', 'Monday through Friday', 40, undefined],
    ['6 AM', '6 AM', 'Saturday through Sunday', 48, undefined],
    ['6 AM', '6 AM', 'Saturday through Sunday', 24, 'less'],
    ['9', '5', 'Monday through Friday', 12, undefined],
    ['9 AM', '5 PM', 'weekdays', 12, undefined],
  ])('%s to %s, %s, %s hours: %s', (start_time, end_time, work_days, hours_per_week, fit) => {
    expect(scheduleFit({ start_time, end_time, work_days, hours_per_week })).toBe(fit)
  })
})

test('Schedule 1 of California names daily overtime', () => {
  const text = agreementText({ ...SHOP, state: 'California' })
  expect(text).toContain('daily overtime and double time as clause 7.2 states')
  expect(agreementText(SHOP)).not.toContain('daily overtime')
})

test.each([
  ['Regional Sales Lead', 'reports to the Regional Sales Lead, or to'],
  ['Head Chef', 'reports to the Head Chef, or to'],
])('%s has an article', (supervisor, wording) => {
  expect(agreementText({ ...SHOP, supervisor })).toContain(wording)
})

test('one permission is no lettered list', () => {
  const text = agreementText({ ...SHOP, confidentiality_exceptions: 'May name clients on resume' })
  expect(text).toContain('This is allowed all the same:\n• May name clients on resume')
})

test('an article that has no number is never referred to', () => {
  for (const state of ['Alabama', 'Louisiana', 'Illinois', 'Nebraska']) {
    expect(sections({ ...MANAGER, state })).toContain('13 Non-Solicitation')
  }
})

test.each(['Connecticut', 'Rhode Island', 'Minnesota', 'South Carolina'])(
  '%s has Schedule 1 signed by both',
  (state) => {
    const schedule = agreementText({ ...SHOP, state }).split('Schedule 1: Compensation')[1] ?? ''
    expectWording(schedule, { says: ['Allowances', '[Signature and date]'] })
  },
)

test('Rhode Island names the first pay day and Oregon its codes', () => {
  expect(agreementText({ ...SHOP, state: 'Rhode Island' })).toContain('First pay day')
  expect(agreementText({ ...SHOP, state: 'Oregon' })).toContain('Codes on pay statements')
  expect(agreementText({ ...SHOP, state: 'Ohio' })).not.toMatch(/Allowances|First pay day|Codes on/)
})

describe('severance', () => {
  const answers: Answers = { ...SHOP, severance_weeks: 4 }

  test('is promised in the summary and in a clause', () => {
    expectWording(agreementText(answers), {
      says: [
        'Severance\nfour (4) weeks of Normal Pay if the Employer ends the job without Cause',
        'it also pays the Employee four (4) weeks of Normal Pay',
        'Cause matters only for clause 15.4. It never limits the right',
        'it needs no release of claims',
      ],
    })
  })

  test('leaves a fixed term and Montana as they are', () => {
    const fixed = agreementText({ ...ENGINEER, severance_weeks: 1 })
    expectWording(fixed, {
      says: [
        'other than severance under clause',
        'one (1) week of',
        'because the Term runs out or',
      ],
    })
    expectWording(agreementText({ ...OPEN_ENDED, severance_weeks: 4 }), {
      says: ['What good cause is under Article 3, Montana law alone decides.'],
      omits: ['at-will'],
    })
  })

  test('is not there when it was not asked for', () => {
    expect(agreementText(SHOP)).not.toMatch(/severance/i)
    expect(agreementText({ ...SHOP, severance_weeks: '' })).toBe(agreementText(SHOP))
  })

  test.each([0, 1.5, 53])('of %s weeks is refused', (severance_weeks) => {
    const { errors } = checkAnswers(template, { ...SHOP, severance_weeks }, { today: TODAY })
    expect(errors.map(({ field }) => field)).toEqual(['severance_weeks'])
  })
})
