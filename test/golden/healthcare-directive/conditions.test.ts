import { describe, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, COMFORT } from './cases.ts'

const OWN = 'No CPR.\nTube feeding is acceptable'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'comfort only',
    change: {},
    says: ['Let me die naturally.', 'so that death may come', 'My instruction'],
  },
  {
    when: 'treatments are listed',
    change: { life_sustaining_treatment: 'selected', life_sustaining_details: OWN },
    says: [
      'I refuse the treatments in this box and, apart from what Part 5 says, no others:',
      'No CPR.\nTube feeding is acceptable',
    ],
    omits: ['Let me die naturally', 'at a glance', 'My instruction'],
  },
  {
    when: 'a trial of one day',
    change: { life_sustaining_treatment: 'trial', trial_days: 1 },
    says: ['continue it for 1 day.', 'Trial, 1 day\n', 'may make the trial longer'],
    omits: ['1 days'],
  },
  {
    when: 'a trial of a length not yet known',
    change: { life_sustaining_treatment: 'trial', trial_days: '' },
    says: ['[Length of the trial (days)] days', 'Trial\n'],
  },
  {
    when: 'prolonging',
    change: { life_sustaining_treatment: 'prolong', artificial_nutrition: 'follow' },
    says: [
      'Prolong my life.',
      'because of its cost, or because of the quality of my life, alone',
      'It says how far treatment should go then.',
    ],
    omits: ['Not wanted', 'so that death may come', 'end my life'],
  },
  {
    when: 'the representative decides on treatment',
    change: { life_sustaining_treatment: 'representative' },
    says: ['no instruction of mine limits that choice', 'guided by clause 2.4 and by Part 10'],
  },
  {
    when: 'the representative decides without values to go by',
    change: { life_sustaining_treatment: 'representative', additional_wishes: '' },
    says: ['is guided by clause 2.4. Always'],
    omits: ['My Values and Other Wishes'],
  },
  {
    when: 'own words on treatment',
    change: { life_sustaining_treatment: 'custom', life_sustaining_details: OWN },
    says: ['This is what I want:', 'Where my words leave a question open'],
    omits: ['at a glance'],
  },
  {
    when: 'own words are written but not chosen',
    change: { life_sustaining_details: OWN },
    omits: ['No CPR'],
  },
  {
    when: 'tube feeding follows',
    change: { artificial_nutrition: 'follow' },
    says: ['treated like every other form of Life Support: what Part 4 says'],
  },
  {
    when: 'tube feeding is given',
    change: { artificial_nutrition: 'give' },
    says: ['Give me food and fluids through a tube', 'Tube feeding and fluids\nWanted'],
  },
  {
    when: 'tube feeding is withheld',
    change: { life_sustaining_treatment: 'prolong' },
    says: ['Do not give me food or fluids', 'Tube feeding and fluids\nNot wanted'],
  },
  {
    when: 'tube feeding is for the representative',
    change: { artificial_nutrition: 'representative' },
    says: [
      'My Representative decides whether food',
      'Tube feeding and fluids\nRepresentative decides',
    ],
    omits: ['knows my wishes about this'],
  },
  {
    when: 'tube feeding is for the representative in New York',
    change: { artificial_nutrition: 'representative', state: 'New York' },
    says: ['My Representative knows my wishes about this and is to follow them.'],
  },
  {
    when: 'everything is for the representative in New York',
    change: {
      artificial_nutrition: 'follow',
      life_sustaining_treatment: 'representative',
      state: 'New York',
    },
    says: [
      'My Representative knows my wishes about tube feeding and fluids and is to follow them.',
    ],
    omits: ['as this directive states it'],
  },
  {
    when: 'tube feeding is withheld in New York',
    change: { state: 'New York' },
    says: [
      'My Representative knows my wish about tube feeding and fluids as this directive states it',
    ],
  },
  { when: 'full relief', change: {}, says: ['Full relief.'], omits: ['lightest dose'] },
  {
    when: 'alert',
    change: { pain_management: 'alert' },
    says: ['lightest dose'],
    omits: ['Full relief'],
  },
  {
    when: 'palliative',
    change: { pain_management: 'palliative' },
    says: ['as early as I qualify for it'],
    omits: ['if my distress is hard to relieve'],
  },
  {
    when: 'the representative decides on comfort',
    change: { pain_management: 'representative' },
    says: ['how much alertness to give up for it'],
  },
  {
    when: 'own words on comfort',
    change: { pain_management: 'custom', pain_management_details: 'Music, always' },
    says: ['This is how I want to be kept comfortable:\nMusic, always'],
  },
  { when: 'pregnancy left out', change: { pregnancy_instruction: '' }, omits: ['pregnan'] },
  {
    when: 'life support for a birth',
    change: { pregnancy_instruction: 'continue_for_birth' },
    says: ['thinks that a live birth is possible', 'Connecticut law leaves this choice to me'],
  },
  {
    when: 'own words on pregnancy',
    change: { pregnancy_instruction: 'different', pregnancy_details: 'Ask Tamsin' },
    says: ['instead of whatever in this directive differs from it:\nAsk Tamsin'],
  },
  {
    when: 'unchanged in Florida',
    change: { pregnancy_instruction: 'apply_same', state: 'Florida' },
    says: ['I expressly authorize my Representative', 'Fla. Stat. § 765.113(2)'],
  },
  {
    when: 'for a birth in Florida',
    change: { pregnancy_instruction: 'continue_for_birth', state: 'Florida' },
    says: ['gives no express power to end life-prolonging procedures before viability'],
    omits: ['I expressly authorize'],
  },
  {
    when: 'unchanged elsewhere',
    change: { pregnancy_instruction: 'apply_same', state: 'Ohio' },
    says: ['This Part applies as far as the law of Ohio allows.'],
  },
  {
    when: 'listed organs',
    change: { organ_donation: 'specific', organ_donation_details: 'Kidneys\n\nCorneas' },
    says: ['and no others, for transplant or therapy only:', '• Kidneys\n• Corneas\n'],
    omits: ['any needed organs'],
  },
  {
    when: 'listed organs, for research too',
    change: {
      organ_donation: 'specific',
      organ_donation_details: 'Kidneys',
      organ_donation_research: true,
    },
    says: ['for transplant or therapy, or otherwise for research or education:'],
    omits: ['therapy only'],
  },
  {
    when: 'transplant only',
    change: { organ_donation: 'transplant_only' },
    says: ['I do not give them for research or education.', 'temporary measures'],
  },
  {
    when: 'research only',
    change: { organ_donation: 'research' },
    says: ['I do not give them for transplant or therapy.'],
  },
  {
    when: 'the registry decides',
    change: { organ_donation: 'registered' },
    says: ['Follow my entry in a donor registry'],
  },
  {
    when: 'a refusal',
    change: { organ_donation: 'none' },
    says: [
      'I refuse to make an Anatomical Gift.',
      'not my Representative',
      'Conn. Gen. Stat. §§ 19a-289c, 19a-289f',
      'No measure may be taken',
      'Part 7 says what becomes of an earlier Anatomical Gift.',
    ],
    omits: ['temporary measures', 'does not end an Anatomical Gift'],
  },
  {
    when: 'the representative decides on gifts',
    change: { organ_donation: 'representative' },
    says: ['may make or refuse an Anatomical Gift for me before my death'],
  },
  {
    when: 'records from incapacity',
    change: { hipaa_effective: 'incapacity' },
    says: [
      'only while I am Incapacitated and after my death',
      'may at any time tell the people named',
    ],
    omits: ['from the day I sign'],
  },
  {
    when: 'own limits',
    change: { agent_authority_limits: 'No move out of state.' },
    says: ['has these limits, set by me: No move out of state.\n'],
  },
  { when: 'no limits', change: {}, omits: ['My own limits'] },
  {
    when: 'no substitute',
    change: { alternate_agent_name: '' },
    says: ['disclose it to Gordon Ray Whitlock.', 'If my Representative is or becomes my spouse'],
    omits: ['I appoint Tamsin', 'Tamsin', 'Substitute has', 'my “Substitute”'],
  },
  {
    when: 'no conservator',
    change: { conservator_designation: false },
    omits: ['onservator of', 'designated as conservator', '45a-645'],
  },
  {
    when: 'a guardian elsewhere',
    change: { state: 'Ohio' },
    says: ['9. Guardian or Conservator', 'This is a request to the court, which decides.'],
    omits: ['45a-645', 'conservator of my estate'],
  },
  {
    when: 'limits of her own, where the representative decides about life support',
    change: {
      life_sustaining_treatment: 'representative',
      agent_authority_limits: 'Never refuse CPR',
    },
    says: [
      '2.5 My own limits.',
      'no instruction of mine, apart from clause 2.5, limits that choice',
    ],
  },
  {
    when: 'no limits of her own',
    change: { life_sustaining_treatment: 'representative' },
    says: ['and no instruction of mine limits that choice'],
  },
  {
    when: 'a representative who has powers after death',
    change: { state: 'California' },
    says: [
      'authorize an autopsy',
      'except for what Part 2 lets my Representative do after my death',
    ],
  },
  {
    when: 'a representative who decides about the body, in Kansas',
    change: { state: 'Kansas' },
    says: ['autopsy and disposition of the body', 'lets my Representative do after my death'],
  },
  {
    when: 'a representative whose powers end at death',
    change: {},
    omits: ['do after my death'],
  },
  {
    when: 'Louisiana',
    change: { state: 'Louisiana' },
    says: ['my mandatary or health care representative.'],
    omits: [',.'],
  },
  {
    when: 'a state that asks for less than the paper has',
    change: { state: 'Idaho' },
    says: ['and the date (Idaho Code § 39-4510). This paper has both'],
    omits: ['before a notary. (Idaho'],
  },
  {
    when: 'the District of Columbia',
    change: { state: 'District of Columbia' },
    says: ['The law of the District of Columbia governs', '\nDistrict of Columbia\n'],
    omits: ['State of District of Columbia', 'County of Middlesex'],
  },
  {
    when: 'the county came with its word',
    change: { county: 'Middlesex County' },
    says: ['County of Middlesex, ss:'],
  },
  {
    when: 'nothing is answered',
    from: {},
    change: {},
    says: [
      '☐ Let me die naturally.',
      '☐ follow what Part 4 says about Life Support.',
      '☐ My Representative decides, and no instruction of mine, apart from clause 2.5, limits that choice.',
      '☐ Full relief,',
      '☐ give me Life Support if my Clinician thinks',
      '☐ I refuse to make an Anatomical Gift,',
      '☐ from the day I sign',
      '☐ Tick here, and initial, to make this nomination.',
      '[What makes life worth living for me]',
      'The law of my state governs this directive.',
      'Notary Acknowledgment',
    ],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = COMFORT, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})
