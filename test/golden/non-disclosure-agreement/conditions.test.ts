import { expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, instructionsText, ROBOTS, SAUCES } from './cases.ts'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'a set date and years',
    change: { confidentialityTerm: '1' },
    says: [
      'one (1) year after that date, through July 31, 2028',
      'in a signed writing, that time runs from the earlier day.',
      'For one (1) year after the Disclosing Period, through July 31, 2028; Trade Secrets longer',
    ],
    omits: ['years', 'no set end', 'remains confidential'],
  },
  {
    when: 'a set date and no limit',
    change: { confidentialityTerm: 'indefinite' },
    says: [
      'runs from January 18, 2027 through July 31, 2027, or through an earlier day',
      'for as long as the item remains confidential, which means until clause 3.1 applies',
    ],
    omits: ['years', 'no set end', '2030'],
  },
  {
    when: 'no set end and years',
    change: { termType: 'perpetual', confidentialityTerm: '5' },
    says: [
      'begins on January 18, 2027 and has no set end',
      'for five (5) years from the date on which that item was disclosed',
      "30 days' written notice",
    ],
    omits: ['July 31', 'remains confidential', 'after that date'],
  },
  {
    when: 'no set end and no limit',
    from: ROBOTS,
    change: {},
    says: ['has no set end', 'as long as the item remains confidential'],
    omits: ['years'],
  },
  ...['1', '2', '3', '5', '10', 'indefinite'].flatMap((confidentialityTerm) =>
    ['fixed', 'perpetual'].map((termType) => ({
      when: `trade secrets with ${termType}, ${confidentialityTerm}`,
      change: { termType, confidentialityTerm },
      says: [
        'until it stops being a Trade Secret through no fault of the Receiving Party',
        'personal data stays protected for as long as Applicable Law requires',
        'never ends the secrecy of items already shared',
      ],
    })),
  ),
  {
    when: 'a list',
    change: { confidentialInfoType: 'specific', specificConfidentialInfo: 'Recipe 14\n\nRecipe 9' },
    says: ['1. Recipe 14\n2. Recipe 9\n', 'Only the items in Exhibit A', 'no others'],
    omits: ['twelve', 'spoken information'],
  },
  {
    when: 'a list is typed but not chosen',
    change: { specificConfidentialInfo: 'Recipe 14' },
    says: ['twelve categories'],
    omits: ['Recipe 14'],
  },
  ...['', 'No exceptions', 'no exceptions.', ' NO EXCEPTION ', 'None', 'no one', 'n/a'].map(
    (sharingExceptions) => ({
      when: `sharing answered with "${sharingExceptions}"`,
      change: { sharingExceptions },
      says: ['6. No Sharing', 'Exhibit B: Certificate of Return'],
      omits: ['Permitted Recipient'],
    }),
  ),
  {
    when: 'one reader is named',
    change: { sharingExceptions: 'Our accountant' },
    says: [
      'Exhibit B: Permitted Recipients',
      '1. Our accountant',
      'Exhibit C: Certificate of Return',
    ],
    omits: ['No exceptions', 'No Sharing'],
  },
  {
    when: 'a reader is named below the default',
    change: { sharingExceptions: 'No exceptions\nOur accountant' },
    says: ['6. Sharing with Permitted Recipients', '1. Our accountant'],
    omits: ['No exceptions'],
  },
  {
    when: 'the law of Texas wants information in return',
    change: { governingLaw: 'Texas' },
    says: [
      'the following Sections. The Disclosing Party promises to share Confidential Information; it alone decides',
      'Neither party has to disclose a particular item',
    ],
  },
  { when: 'another law governs', change: {}, omits: ['promises to share'] },
  {
    when: 'an earlier duty of secrecy covers what the list does not',
    from: ROBOTS,
    change: {},
    says: ['An earlier duty for information that this Agreement does not cover stays as it is.'],
  },
  { when: 'no list leaves anything out', change: {}, omits: ['stays as it is'] },
  {
    when: 'everything is destroyed',
    change: { returnMethod: 'destroy' },
    says: [
      'Certificate of Destruction',
      'confirms this in writing on the certificate in Exhibit B',
    ],
    omits: ['returns all Materials', 'Certificate of Return'],
  },
  ...[
    ['business', 'some of it, as a possible business partner, for the Purpose'],
    ['investor', 'some of it, as a prospective investor or lender, for the Purpose'],
    ['contractor', 'some of it, as a contractor or consultant, for the Purpose'],
    ['employee', 'some of it, as an employee or job candidate, for the Purpose'],
    ['other', 'some of it for the Purpose'],
  ].map(([relationshipType, recital = '']) => ({
    when: `the relationship is ${relationshipType}`,
    change: { relationshipType },
    says: [recital],
    omits: ['possible supplier'],
  })),
  {
    when: 'the receiver is a worker',
    change: { relationshipType: 'employee' },
    says: ['may discuss wages, hours and working conditions', 'lives and works in another state'],
  },
  {
    when: 'the receiver is no worker',
    change: {},
    omits: ['may discuss wages', 'lives and works in another state'],
  },
  {
    when: 'a person signs',
    change: { receivingParty: 'Ada Renn', receivingSignatory: '', receivingTitle: '' },
    says: ['Receiving Party\nSignature: [Signature]\nPrinted name: Ada Renn\nDate: [Date]'],
    omits: ['Receiving Party: Ada Renn'],
  },
  {
    when: 'a company signs by someone not yet named',
    change: { disclosingSignatory: '', disclosingTitle: '' },
    says: ['Disclosing Party: Thimble Cove Sauces, LLC\nBy (signature): [By (signature)]\nName: ['],
  },
  {
    when: 'answers bring their own full stops',
    change: { purpose: 'To give a price.' },
    says: ['(the "Purpose"): To give a price.\n'],
    omits: ['..'],
  },
]

test.each(ROWS)('$when', ({ change, says = [], omits = [], from = SAUCES }) => {
  const text = agreementText({ ...from, ...change })
  expectWording(text, { says, omits })
  expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;]/)
})

const GUIDE: Row[] = [
  { when: 'a list', from: ROBOTS, change: {}, says: ['Check the list in Exhibit A.'] },
  { when: 'all', change: {}, says: ['Mark what you send.'], omits: ['Check the list'] },
  { when: 'nobody else', change: {}, says: ['Keep the circle closed.'] },
  { when: 'named readers', from: ROBOTS, change: {}, says: ['Check Exhibit B.'] },
  {
    when: 'no end',
    from: ROBOTS,
    change: {},
    says: ['Ask for destruction when the talks end.', 'Change it in writing.'],
    omits: ['Calendar the end'],
  },
  {
    when: 'secrecy without a limit',
    change: { confidentialityTerm: 'indefinite' },
    says: ['Secrecy has its own clock, as long as the item remains confidential; trade secrets'],
  },
  {
    when: 'a worker',
    change: { relationshipType: 'contractor' },
    says: ['The receiver is a worker:', 'use the state where the person works'],
  },
  {
    when: 'no answers',
    from: {},
    change: {},
    says: ['Tick what is covered.', 'Complete Exhibit B.', 'Choose return or destruction.'],
    omits: ['You chose'],
  },
]

test.each(GUIDE)('the guide: $when', ({ change, says = [], omits = [], from = SAUCES }) => {
  const text = instructionsText({ ...from, ...change })
  expectWording(text, { says, omits })
})

test('a blank form lets each choice be ticked and protects a worker who may sign it', () => {
  const text = agreementText({})
  expect(text.match(/☐/g)?.length).toBe(18)
  expect(text).toContain('may discuss wages, hours and working conditions')
})
