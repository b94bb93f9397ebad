import { describe, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, ENGINEER, instructionsText, SHOP } from './cases.ts'

const COVENANT = {
  non_compete: 'Baking bread for restaurants',
  non_compete_period: '6',
  non_compete_area: 'within 15 miles of Essex',
}

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'the kind of business is not given',
    change: { employer_entity_type: '' },
    says: ['Saltbox Lane Provisions, LLC, of 48 Main Street'],
  },
  ...[
    ['Connecticut LLC', 'a Connecticut LLC'],
    ['LLC', 'an LLC'],
    ['individual', 'an individual'],
    ['sole proprietorship', 'a sole proprietorship'],
    ['an Ohio corporation', 'an Ohio corporation'],
    ['organized in Ohio', 'organized in Ohio'],
  ].map(
    ([typed = '', printed = '']): Row => ({
      when: `the kind of business is typed as "${typed}"`,
      change: { employer_entity_type: typed },
      says: [`Saltbox Lane Provisions, LLC, ${printed}, of 48 Main Street`],
    }),
  ),
  {
    when: 'at-will',
    change: {},
    says: ['At-Will Employment', 'The employment is at-will.', 'At-will, no set end date'],
    omits: ['(the "Term")', 'Fixed'],
  },
  {
    when: 'a fixed term',
    change: { end_type: 'fixed', end_date: '2027-10-29' },
    says: [
      'Fixed-Term Employment',
      'Fixed term to October 29, 2027',
      'continues through October 29, 2027',
      'Before that day it ends only:',
      'Written Notice of at least 2 weeks',
      'The end of the Term counts here as an ending by the Employer.',
      'No pay is owed for the rest of the Term after that.',
    ],
    omits: ['The employment is at-will.', 'is a courtesy'],
  },
  {
    when: 'an end date is left over from a fixed term',
    change: { end_date: '2027-10-29' },
    omits: ['October 29, 2027'],
  },
  {
    when: 'the term is not chosen',
    change: { end_type: '' },
    says: ['☐ At-will ☐ Fixed term to', 'If at-will employment was chosen', 'Cause means'],
    omits: ['(the "Term")'],
  },
  {
    when: 'the duties are listed',
    change: {},
    says: ['The duties are those listed in Schedule 2', '4. Receive and rotate stock'],
    omits: ['The Employer assigns the duties'],
  },
  {
    when: 'the employer assigns the duties',
    change: { duties_type: 'employer_discretion' },
    says: ['The Employer assigns the duties of the position, as Article 4 provides.'],
    omits: ['Receive and rotate stock', 'The duties of the position are:'],
  },
  {
    when: 'the work is remote',
    change: { work_location: 'Remote from 3 Elm Street, Essex, Connecticut' },
    says: ['works remotely from 3 Elm Street, Essex, Connecticut.', 'For remote work'],
    omits: ['The workplace is'],
  },
  {
    when: 'the work is partly remote',
    change: { work_location: '48 Main Street and remote work on Mondays' },
    says: ['The workplace is 48 Main Street and remote work on Mondays.', 'For remote work'],
  },
  {
    when: 'the work is remote, from nowhere in particular',
    change: { work_location: 'Fully remote' },
    says: [
      'works remotely, from a place in Connecticut that the parties agree on',
      'For remote work',
    ],
    omits: ['The workplace is'],
  },
  { when: 'the work is on site', change: {}, omits: ['remote'] },
  {
    when: 'a person supervises',
    change: { supervisor: 'Honora Whitlock' },
    says: ['reports to Honora Whitlock, or to'],
  },
  {
    when: 'a chief officer supervises',
    change: { supervisor: 'CEO' },
    says: ['reports to the CEO, or to'],
  },
  {
    when: 'a person with a title supervises',
    change: { supervisor: 'Honora Whitlock, the owner' },
    says: ['reports to Honora Whitlock, the owner, or to'],
  },
  {
    when: 'paid by the hour',
    change: {},
    says: ['$24.50 per hour, before taxes, for all hours worked.'],
    omits: ['a salary of', 'installments'],
  },
  {
    when: 'paid by the week',
    change: { pay_structure: 'weekly', pay_amount: 980 },
    says: [
      'a salary of $980.00 per week, before taxes.',
      'The salary pays for the normal hours of a Workweek, up to 40; overtime is paid on top',
    ],
    omits: ['for all hours worked.', 'installments', '$36.75'],
  },
  ...[
    { pay_frequency: 'weekly', count: 'fifty-two (52)', each: '$1,192.31', often: 'every week' },
    { pay_frequency: 'bi-weekly', count: 'twenty-six (26)', each: '$2,384.62', often: 'two weeks' },
    { pay_frequency: 'monthly', count: 'twelve (12)', each: '$5,166.67', often: 'once a month' },
  ].map(
    ({ pay_frequency, count, each, often }): Row => ({
      when: `a salary paid ${pay_frequency}`,
      change: { pay_structure: 'annual', pay_amount: 62000, pay_frequency },
      says: [
        `$62,000.00 per year, before taxes, in ${count} equal installments a year.`,
        `in ${count} installments of about ${each}`,
        often,
      ],
    }),
  ),
  {
    when: 'paid in another way',
    change: { pay_structure: 'other', pay_details: '5 percent of sales\nA draw of $400 a week' },
    says: [
      'as Schedule 1 describes under pay details',
      '5 percent of sales; A draw of $400 a week',
      'not be less than minimum wage and overtime law requires',
      'Beyond the pay details in Schedule 1, no bonus or commission is promised.',
    ],
    omits: ['$24.50', 'Rate and basis of pay'],
  },
  {
    when: 'the way of paying is not chosen',
    change: { pay_structure: '', pay_amount: '' },
    says: ['☐ per hour, for all hours worked', '[Hour, week or year]', 'Pay details, if paid in'],
  },
  {
    when: 'the pay day is named with "on"',
    change: { pay_day: 'on the last business day of each month' },
    says: ['on the last business day of each month.'],
    omits: [' on on '],
  },
  {
    when: 'overtime applies',
    change: {},
    says: ['7. Overtime', 'records all time worked', 'Regular Rate means'],
    omits: ['Part 541', 'Salaried exempt'],
  },
  {
    when: 'exempt',
    change: { overtime_status: 'exempt', pay_structure: 'annual', pay_amount: 62000 },
    says: ['29 CFR Part 541', 'Salaried exempt: no overtime is paid', 'these hours are a guide'],
    omits: ['7. Overtime', 'Regular Rate', 'records all time worked', 'on top of it'],
  },
  {
    when: 'overtime is not decided',
    change: { overtime_status: '' },
    says: ['☐ Overtime applies ☐ Salaried exempt', 'This Article does not apply to a position'],
  },
  {
    when: 'the overtime rate is a sentence',
    change: { overtime: 'time and a half, double time on Sundays' },
    says: ['overtime at this rate: time and a half, double time on Sundays. It is never less than'],
    omits: ['$36.75'],
  },
  {
    when: 'daily overtime',
    change: { state: 'California' },
    says: ['In California this includes daily overtime and double time.'],
  },
  {
    when: 'a bonus is promised',
    change: { bonuses: 'One percent of sales\nA turkey at Thanksgiving' },
    says: [
      '8. Bonuses and Commissions',
      '• One percent of sales',
      '• A turkey at Thanksgiving',
      'As Article 8 states',
      'with overtime pay under Article 7 and any bonus or commission earned under Article 8.',
    ],
    omits: ['No bonus or commission'],
  },
  {
    when: 'benefits are listed',
    change: { benefits: 'Health plan\nParking' },
    says: ['• Health plan', '• Parking', 'The plan documents and their eligibility rules control.'],
    omits: ['It promises no other benefit'],
  },
  {
    when: 'no benefits are listed',
    change: {},
    says: ['It promises no other benefit.'],
    omits: ['plan documents', 'except as written here'],
  },
  {
    when: 'expenses in Illinois',
    change: { state: 'Illinois' },
    says: ['In Illinois the Employer reimburses every expense'],
    omits: ['These rules do not limit'],
  },
  {
    when: 'vacation is paid out',
    change: {},
    says: ['unused vacation days are paid with the final wages', 'vacation under clause 9.3 and'],
  },
  {
    when: 'vacation is not paid out',
    change: { vacation_payout: false },
    says: ['unused vacation days are not paid, unless Applicable Law'],
    omits: ['vacation under clause'],
  },
  {
    when: 'vacation must be paid out',
    change: { vacation_payout: false, state: 'California' },
    says: ['unused vacation days are paid with the final wages'],
    omits: ['are not paid, unless'],
  },
  {
    when: 'one vacation day',
    change: { vacation_days: 1 },
    says: ['one (1) paid vacation day for each year'],
  },
  {
    when: 'no vacation',
    change: { vacation_days: 0 },
    says: ['does not earn paid vacation', 'Paid vacation\nNone'],
    omits: ['final rate of pay', 'vacation under clause'],
  },
  {
    when: 'sick leave outside Connecticut',
    change: { state: 'Ohio' },
    says: ['As state and local law require\n'],
    omits: ['31-57r'],
  },
  {
    when: 'some information may be shared',
    change: { confidentiality_exceptions: 'Photos of the shop\nRecipes already in print' },
    says: ['This is allowed all the same:', '• Photos of the shop', '• Recipes already in print'],
  },
  {
    when: 'nothing more may be shared',
    change: {},
    omits: ['This is allowed all the same'],
  },
  {
    when: 'earlier inventions are listed',
    change: { prior_inventions: 'A jar opener\nA blog' },
    says: ['• A jar opener', '• A blog'],
    omits: ['\nNone\n'],
  },
  {
    when: 'clients and staff are protected',
    change: { non_solicitation: true },
    says: [
      '13. Non-Solicitation',
      'Client means',
      'except as Article 13 limits it and',
      'Articles 10, 11, 12, 13, 14 and 17 continue',
    ],
    omits: ['Non-Competition', 'Nothing in this Agreement restricts later employment'],
  },
  {
    when: 'competing work is restricted',
    change: COVENANT,
    says: [
      '13. Non-Competition',
      'For 6 months after the Separation Date',
      'as an employee, contractor or owner: Baking bread for restaurants.',
      'only here: within 15 miles of Essex.',
      'Cause matters only for Article 13.',
      'except as Article 13 limits it and',
      'because Articles 10 and 12 alone',
    ],
    omits: ['garden leave', 'Client means', 'Illinois terms', 'Texas terms', 'Florida terms'],
  },
  {
    when: 'both are',
    change: { ...COVENANT, non_solicitation: true },
    says: ['except as Articles 13 and 14 limit it and', 'because Articles 10, 12 and 13 alone'],
  },
  {
    when: 'competing work is restricted in Texas',
    change: { ...COVENANT, state: 'Texas' },
    says: ['Texas terms (Bus. & Com. Code § 15.50).', 'ancillary to that exchange of promises'],
  },
  {
    when: 'competing work is restricted in Florida',
    change: { ...COVENANT, state: 'Florida' },
    says: ['Florida terms (Fla. Stat. § 542.335).', 'legitimate business interests'],
  },
  {
    when: 'competing work is restricted in Illinois',
    from: ENGINEER,
    change: { state: 'Illinois' },
    says: [
      'Illinois terms (820 ILCS 90).',
      'at least 14 calendar days to review',
      'Consideration given besides the job',
      'unless a statute or Article 13 or 14 says otherwise',
    ],
    omits: ['garden leave', 'Formal offer made on'],
  },
  ...[
    "two weeks' written notice",
    'two weeks’ notice',
    'two weeks of notice',
    'No less than two weeks',
    'at least two weeks',
    'two weeks',
  ].map(
    (notice_period): Row => ({
      when: `notice is typed as "${notice_period}"`,
      change: { notice_period },
      says: ['Written Notice of two weeks. This request', 'two weeks, as a courtesy'],
    }),
  ),
  {
    when: 'only clients and staff are protected in Massachusetts',
    from: ENGINEER,
    change: { non_compete: '' },
    says: ['Non-Solicitation'],
    omits: ['told in writing that I have the right', 'Formal offer made on'],
  },
  {
    when: 'the signing date is given',
    change: { signature_date: '2027-01-12' },
    says: ['plan to sign on January 12, 2027; each writes the day', 'Date: [Date]'],
  },
  {
    when: 'a notary is wanted',
    change: { notary_county: 'Middlesex County' },
    says: [
      'State of Connecticut, County of Middlesex, ss',
      'as Managing Member of Saltbox Lane Provisions, LLC.',
      ', individually.',
    ],
  },
  { when: 'no notary is wanted', change: {}, omits: ['Notary', 'County of'] },
  {
    when: 'a notary in California',
    change: { state: 'California', notary_county: 'Napa' },
    says: ['verifies only the identity of the individual', 'State of California\nCounty of Napa\n'],
  },
  {
    when: 'a notary in Florida',
    change: { state: 'Florida', notary_county: 'Collier' },
    says: ['☐ physical presence or ☐ online notarization'],
  },
  {
    when: 'New York',
    change: { state: 'New York' },
    says: ['facts about any future claim of discrimination', 'Labor Law § 195.1'],
  },
  {
    when: 'the District of Columbia',
    change: { state: 'District of Columbia' },
    says: ['The law of the District of Columbia, where', 'courts in the District of Columbia.'],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = SHOP, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

const GUIDE: Row[] = [
  { when: 'at-will', change: {}, omits: ['Last day of the fixed term', 'non-compete applies'] },
  {
    when: 'a fixed term',
    from: ENGINEER,
    change: {},
    says: ['Last day of the fixed term\nFebruary 28, 2029', 'garden leave pay starts', 'exempt'],
  },
  {
    when: 'no signing date',
    change: {},
    says: ['Sign\nBefore the first day of work\n', 'Both write the date in by hand.'],
  },
  {
    when: 'a notary',
    from: ENGINEER,
    change: {},
    says: ['in front of a notary in Middlesex County', 'Sign in front of the notary.'],
    omits: ['Skip the notary'],
  },
  {
    when: 'the overtime status is not decided',
    change: { overtime_status: '' },
    says: ['Decide the overtime status.'],
    omits: ['You chose "'],
  },
  {
    when: 'a non-compete in Massachusetts',
    from: ENGINEER,
    change: {},
    says: ['Exhibit B, acknowledgments\nFills in the blank lines'],
  },
  {
    when: 'only a non-solicitation clause in Massachusetts',
    from: ENGINEER,
    change: { non_compete: '' },
    says: ['Exhibit B, acknowledgments\nNone'],
  },
  { when: 'no notary', change: {}, says: ['Skip the notary.'], omits: ['notary in'] },
  {
    when: 'a covenant in Illinois',
    from: ENGINEER,
    change: { state: 'Illinois' },
    says: ['Time to review until\nFebruary 15, 2027', 'Leave 14 days.'],
    omits: ['Deliver it in time'],
  },
]

describe('what each answer changes in the guide', () => {
  test.each(GUIDE)('$when', ({ from = SHOP, change, says = [], omits = [] }) => {
    const text = instructionsText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})
