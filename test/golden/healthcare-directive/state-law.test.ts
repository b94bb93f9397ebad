import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, COMFORT, instructionsText } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const fieldsOf = (answers: Answers) => check(answers).errors.map(({ field }) => field)
const says = (state: string, change: Answers = {}) =>
  agreementText({ ...COMFORT, ...change, state })

const REFUSED = [
  'Alabama',
  'Kentucky',
  'Michigan',
  'New Hampshire',
  'Ohio',
  'Oregon',
  'Rhode Island',
  'South Carolina',
  'Wisconsin',
]

describe('states whose form is prescribed and was not read whole', () => {
  test.each(STATE_NAMES)('%s', (state) => {
    expect(template.coverage?.[state].kind === 'refuse').toBe(REFUSED.includes(state))
    expect(fieldsOf({ ...COMFORT, state, principal_phone: '860-555-0100' }).includes('state')).toBe(
      REFUSED.includes(state),
    )
  })
})

test('five states warn', () => {
  const warned = STATE_NAMES.filter((state) => template.coverage?.[state].kind === 'warn')
  expect(warned).toEqual(['Arizona', 'Kansas', 'Louisiana', 'Vermont', 'Virginia'])
})

describe('the representative accepts where that is needed', () => {
  test('North Dakota: a page for it, for the substitute too', () => {
    const text = says('North Dakota')
    expect(text).toContain('accepts the appointment in writing on the page for it')
    expect(text).toContain('Acceptance by the Representative')
    expect(text).toMatch(/^Representative\nSignature: .*\nPrinted name: Gordon Ray Whitlock$/m)
    expect(text).toMatch(/^Substitute\nSignature: .*\nPrinted name: Tamsin Whitlock$/m)
    expect(instructionsText({ ...COMFORT, state: 'North Dakota' })).toContain(
      'Please sign the page of acceptance.',
    )
  })

  test('Iowa: the page is a choice', () => {
    expect(says('Iowa')).toContain('Optional. I have read this directive and accept')
  })

  test('Connecticut: never', () => {
    expect(says('Connecticut')).not.toContain('Acceptance by the Representative')
  })
})

const PRESCRIBED: [string, string][] = [
  ['District of Columbia', 'becomes effective upon the incapacity of the principal.'],
  ['Missouri', 'Durable Power of Attorney for Health Care'],
  ['Missouri', 'THIS IS A DURABLE POWER OF ATTORNEY AND THE AUTHORITY OF MY ATTORNEY IN FACT'],
  ['Missouri', 'I specifically grant my Representative the power'],
  ['Mississippi', 'pursuant to Section 97-9-61, Mississippi Code of 1972'],
  ['Nebraska', 'I HAVE READ THIS POWER OF ATTORNEY FOR HEALTH CARE.'],
  ['Nebraska', 'I am 19 or older. I am not the Representative'],
  ['Kansas', 'to be my agent for health care decisions and pursuant to the language stated below'],
  ['Kansas', 'in accordance with the natural death act'],
  ['Louisiana', 'this appointment is a mandate, and my Representative is my mandatary'],
  ['Oklahoma', 'This Part is my own choice about tube feeding. My initials:'],
  ['Tennessee', 'so that we qualify as witnesses'],
  ['Wyoming', 'Each of us declares under penalty of perjury:'],
  ['California', 'authorize an autopsy, and direct what happens to my remains'],
  ['Florida', 'End-Stage Condition means an irreversible condition'],
  ['Florida', 'have an End-Stage Condition or am Permanently Unconscious'],
  ['New York', 'clear and convincing evidence'],
  ['North Carolina', 'swore or affirmed that their Witness Statement is true'],
  ['West Virginia', 'swore or affirmed that their Witness Statement is true'],
  ['Texas', 'keep me alive in an Irreversible Condition or keep me Permanently Unconscious'],
  ['Florida', 'vein when I have a Terminal Condition, have an End-Stage Condition or am'],
  ['North Carolina', 'The notary’s certificate is part of a valid signing.'],
  ['West Virginia', 'The notary’s certificate is part of a valid signing.'],
]

test.each(PRESCRIBED)('%s prints %j', (state, wording) => {
  expect(says(state)).toContain(wording)
})

test('Texas prints the medical power with its disclosure and sends nobody to another form', () => {
  const text = says('Texas')
  expect(text).toContain('MEDICAL POWER OF ATTORNEY DESIGNATION OF HEALTH CARE AGENT.')
  expect(text).toContain('this fact is certified in writing by my physician')
  expect(text).toContain('DISCLOSURE STATEMENT. THIS MEDICAL POWER OF ATTORNEY IS AN IMPORTANT')
  expect(text).toContain('I designate Tamsin Whitlock to serve as my agent')
  expect(text).toContain('have an Irreversible Condition or am Permanently Unconscious')
  expect(text).not.toMatch(/complete that form|form and a disclosure statement in words of its own/)
})

test('a wish about tube feeding of its own where the state wants one', () => {
  for (const state of ['Missouri', 'Oklahoma', 'South Dakota']) {
    expect(fieldsOf({ ...COMFORT, state, artificial_nutrition: 'follow' })).toEqual([
      'artificial_nutrition',
    ])
    expect(fieldsOf({ ...COMFORT, state, artificial_nutrition: 'withhold' })).toEqual([])
  }
})

test('Idaho wants date of birth, phone and address on the paper', () => {
  const bare = { ...COMFORT, state: 'Idaho', principal_dob: '', principal_address: '' }
  expect(fieldsOf(bare)).toEqual(['principal_address', 'principal_dob', 'principal_phone'])
  expect(says('Idaho', { principal_phone: '208-555-0100' })).toContain('Phone\n208-555-0100')
})

test('the first five questions are asked in every state', () => {
  const [aboutYou] = template.steps
  expect(aboutYou?.fields.slice(0, 5).filter(({ shownWhen }) => shownWhen)).toEqual([])
})

test('a representative in Connecticut is told not to sign, elsewhere that there is no need to', () => {
  expect(instructionsText(COMFORT)).toContain('Do not sign the directive.')
  const elsewhere = instructionsText({ ...COMFORT, state: 'Iowa' })
  expect(elsewhere).toContain('You need not sign the directive.')
})

test.each(['New York', 'Florida', 'Massachusetts'])(
  '%s: who signs for a signer who cannot',
  (state) => {
    expect(says(state)).toContain('Only if the signer cannot sign')
    expect(instructionsText({ ...COMFORT, state })).toContain(
      'another adult at your direction only',
    )
    expect(instructionsText(COMFORT)).not.toContain('another adult at your direction')
  },
)

test('the guide says where Oklahoma wants initials', () => {
  expect(instructionsText({ ...COMFORT, state: 'Oklahoma' })).toContain(
    'your initials at your choice',
  )
  expect(instructionsText(COMFORT)).not.toContain('your initials at your choice')
})

test('in Nebraska the signer is 19', () => {
  const young = { ...COMFORT, state: 'Nebraska', principal_dob: '2008-06-01' }
  expect(check(young).errors).toEqual([
    { field: 'principal_dob', message: 'You must be 19 or older to use this form.' },
  ])
  expect(fieldsOf({ ...young, state: 'Iowa' })).toEqual([])
})

test('no promise during a pregnancy where the law may set the wish aside', () => {
  for (const state of ['Indiana', 'Kansas', 'Missouri', 'Utah', 'Washington']) {
    expect(says(state, { pregnancy_instruction: 'apply_same' })).toContain(
      'applies only as far as state law allows',
    )
  }
})

test('a care facility is warned about and adds a step', () => {
  const { errors, warnings } = check({ ...COMFORT, in_care_facility: true })
  expect(errors).toEqual([])
  expect(warnings[0]?.field).toBe('in_care_facility')
  expect(instructionsText({ ...COMFORT, in_care_facility: true })).toContain(
    'You are in a care facility',
  )
})

test('the revocation slip asks for witnesses in Connecticut only', () => {
  expect(instructionsText(COMFORT)).toContain('Sign it before two adult witnesses')
  const elsewhere = instructionsText({ ...COMFORT, state: 'Georgia' })
  expect(elsewhere).not.toContain('Signature of witness 1')
})

test('the date of signing is written by hand', () => {
  expect(agreementText(COMFORT)).toContain('Prepared to be signed on\nFebruary 4, 2027')
  expect(agreementText(COMFORT)).not.toContain('Date: February 4, 2027')
})

test('several limits stand in a list, as they were typed', () => {
  const limits = 'May never consent to a transfer out of Texas\nMay not sell my dog'
  expect(says('Texas', { agent_authority_limits: limits })).toContain(
    'set by me:\n• May never consent to a transfer out of Texas\n• May not sell my dog\n',
  )
})

test('treatment that prolongs life may stop when it can no longer do so', () => {
  const text = agreementText({ ...COMFORT, life_sustaining_treatment: 'prolong' })
  expect(text).toContain('Treatment may stop when it can no longer keep me alive.')
})

test('Carson City is no county', () => {
  const text = says('Nevada', { county: 'Carson City' })
  expect(text).toContain('Carson City')
  expect(text).not.toContain('County of Carson City')
})

test('each refused state links to where the state prints its own form', () => {
  const refused = Object.values(template.coverage).filter((entry) => entry.kind === 'refuse')
  expect(refused).toHaveLength(9)
  for (const { form } of refused) {
    expect(form?.url).toMatch(/^https:\/\//)
    expect(form?.title).toMatch(/\w/)
  }
})

test('the guide names neither the planned day in the slip nor "I" for the signer\'s own words', () => {
  const guide = instructionsText({
    ...COMFORT,
    signature_date: '2027-02-04',
    pain_management: 'custom',
    pain_management_details: 'Music.',
  })
  expect(guide).toContain('I revoke my Health Care Directive signed on [Date of the directive].')
  expect(guide).toContain('Pain relief\nIn your own words, in the part on comfort')
})

test('a gift that is refused does not come before burial', () => {
  const refused = { remains: 'burial', organ_donation: 'none' }
  expect(says('Colorado', refused)).not.toContain('comes first')
  expect(says('Colorado', { ...refused, remains_details: 'No flowers' })).toMatch(
    /want my body to be buried\.\n\S+ I also wish: No flowers\./,
  )
  expect(says('Colorado', { ...refused, organ_donation: 'any' })).toContain('comes first.')
})
