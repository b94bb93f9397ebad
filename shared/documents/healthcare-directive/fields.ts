import { STATE_OPTIONS } from '../states.ts'
import type { Condition, Step } from '../template.ts'

const writesTreatment: Condition = {
  field: 'life_sustaining_treatment',
  is: ['selected', 'custom'],
}
const triesTreatment: Condition = { field: 'life_sustaining_treatment', is: 'trial' }
const writesComfort: Condition = { field: 'pain_management', is: 'custom' }
const listsOrgans: Condition = { field: 'organ_donation', is: 'specific' }
const writesPregnancy: Condition = { field: 'pregnancy_instruction', is: 'different' }
/** Directives of these states are signed before witnesses and bear no notary's certificate. */
const bearsCertificate: Condition = {
  not: { field: 'state', is: ['Delaware', 'Florida', 'Massachusetts', 'New York'] },
}
const namesSubstitute: Condition = { field: 'alternate_agent_name', filled: true }

const PHONE = {
  regex: /(?:\d\D*){10}/,
  message: 'Please enter a full phone number with area code.',
}
const TRIAL = 'Please enter a trial length between 1 and 90 days.'

const aboutYou: Step = {
  id: 'about-you',
  title: 'About you',
  intro: 'Whose care this paper is about, and whose law it follows.',
  fields: [
    {
      key: 'principal_name',
      label: 'Your full legal name',
      kind: 'text',
      required: true,
      autocomplete: 'name',
      help: 'The person whose care this paper is about.',
      why: 'Names you on the first page, at the foot of each page, on the signature line and on the wallet card.',
    },
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      required: true,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'Where you live and get most of your care. The signing pages follow this state.',
      why: 'Sets the governing law, what your representative may not decide, and the witness and notary pages.',
    },
    {
      key: 'principal_address',
      label: 'Your home address',
      kind: 'address',
      required: false,
      autocomplete: 'street-address',
      help: 'Street, city, state, ZIP. Left blank, it prints as a line to fill in by hand.',
      why: 'Identifies you on the first page and at your signature.',
    },
    {
      key: 'principal_dob',
      label: 'Your date of birth',
      kind: 'date',
      required: false,
      range: { fromYear: 1900, yearsAhead: 0 },
      autocomplete: 'bday',
      help: 'Helps hospitals match the right record. You must be 18 or older.',
      why: 'Printed on the first page and on the wallet card.',
    },
    {
      key: 'signature_date',
      label: 'Date you will sign',
      kind: 'date',
      required: false,
      help: 'Leave blank if not known.',
      why: 'Printed on the date line of your signature. A directive must be dated, so write the date by hand if you leave this blank.',
    },
    {
      key: 'county',
      label: 'County of signing',
      kind: 'text',
      required: false,
      shownWhen: bearsCertificate,
      format: 'county',
      pattern: {
        regex: /^[\p{L}\s.'’-]+$/u,
        message: 'Please enter a county name, for example Fairfield',
      },
      help: 'Used only in a notary section.',
      why: 'Printed in the notary section of the states that have one, and in the optional affidavit of the witnesses in Connecticut.',
    },
  ],
}

const whoSpeaks: Step = {
  id: 'who-speaks',
  title: 'Who speaks for you',
  intro: 'The person who decides when you cannot, and who steps in for that person.',
  fields: [
    {
      key: 'agent_name',
      label: 'Representative (your first choice)',
      kind: 'text',
      required: true,
      requiredMessage: "Your representative's name is required.",
      autocomplete: 'section-representative name',
      help: 'An adult you trust to follow your wishes, even under pressure. Ask first.',
      why: 'Appoints this person, names them in the health information release and prints them on the wallet card.',
    },
    {
      key: 'agent_address',
      label: "Representative's address",
      kind: 'address',
      required: false,
      autocomplete: 'section-representative street-address',
      help: 'Needed to reach this person quickly.',
      why: 'Printed in the table of contacts beside the appointment.',
    },
    {
      key: 'agent_phone',
      label: "Representative's phone",
      kind: 'text',
      required: false,
      pattern: PHONE,
      autocomplete: 'section-representative tel',
      help: 'Mobile number is best.',
      why: 'Printed in the table of contacts, in the list of copies and on the wallet card.',
    },
    {
      key: 'alternate_agent_name',
      label: 'Substitute representative',
      kind: 'text',
      required: false,
      autocomplete: 'section-substitute name',
      help: 'Acts if the first cannot be reached or declines. Strongly recommended.',
      why: 'Adds the clause that appoints a substitute, and names the substitute in the health information release.',
    },
    {
      key: 'alternate_agent_address',
      label: "Substitute's address",
      kind: 'address',
      required: false,
      shownWhen: namesSubstitute,
      autocomplete: 'section-substitute street-address',
      help: 'Where your substitute can be reached.',
      why: 'Printed in the table of contacts beside the appointment.',
    },
    {
      key: 'alternate_agent_phone',
      label: "Substitute's phone",
      kind: 'text',
      required: false,
      shownWhen: namesSubstitute,
      pattern: PHONE,
      autocomplete: 'section-substitute tel',
      help: 'Mobile number is best.',
      why: 'Printed in the table of contacts, in the list of copies and on the wallet card.',
    },
    {
      key: 'agent_authority_limits',
      label: 'Limits on your representative',
      kind: 'textarea',
      required: false,
      help: 'Anything they may not decide. Leave blank for full authority allowed by law.',
      why: 'Adds a clause with your own limits, beside those the law sets.',
    },
  ],
}

const treatment: Step = {
  id: 'treatment',
  title: 'Life-sustaining treatment',
  intro: 'What you want if you are dying or will never be aware again.',
  fields: [
    {
      key: 'life_sustaining_treatment',
      label: 'If I am dying or permanently unconscious',
      kind: 'select',
      required: true,
      requiredMessage: 'Your choice of life-sustaining treatment is required.',
      options: [
        { value: 'comfort_only', label: 'Let me die naturally, comfort care only' },
        { value: 'selected', label: 'Refuse only the treatments I list' },
        {
          value: 'trial',
          label: 'Try treatment for a limited time, stop if no improvement',
        },
        { value: 'prolong', label: 'Use all treatment to prolong my life' },
        { value: 'representative', label: 'My representative decides' },
        { value: 'custom', label: 'I will write my own' },
      ],
      help: 'Covers CPR, breathing machine, tube feeding, dialysis and similar.',
      why: 'Chooses the instruction in the part on life-sustaining treatment and fills in the table for clinicians.',
    },
    {
      key: 'life_sustaining_details',
      label: 'Treatments to refuse, or your own words',
      kind: 'textarea',
      maxLength: 1500,
      required: writesTreatment,
      requiredMessage: 'Please describe the treatments you do or do not want.',
      shownWhen: writesTreatment,
      help: 'For example "No CPR, no ventilator; tube feeding is acceptable."',
      why: 'Printed word for word in a box in the part on life-sustaining treatment.',
    },
    {
      key: 'trial_days',
      label: 'Length of the trial (days)',
      kind: 'number',
      required: triesTreatment,
      requiredMessage: TRIAL,
      shownWhen: triesTreatment,
      default: 14,
      pattern: { regex: /^0*([1-9]|[1-8]\d|90)$/, message: TRIAL },
      help: 'Doctors may lengthen it if your representative agrees. From 1 to 90 days.',
      why: 'Sets how long treatment is tried before two clinicians decide whether it should stop.',
    },
    {
      key: 'artificial_nutrition',
      label: 'Tube feeding and fluids',
      kind: 'select',
      required: false,
      default: 'follow',
      options: [
        { value: 'follow', label: 'Same as above' },
        { value: 'give', label: 'Give it' },
        { value: 'withhold', label: 'Do not give it' },
        { value: 'representative', label: 'My representative decides' },
      ],
      help: 'New York lets a representative decide this only if your wish is known: choose give, withhold or representative there.',
      why: 'Decides the part on tube feeding and the last row of the table for clinicians.',
    },
  ],
}

const comfort: Step = {
  id: 'comfort',
  title: 'Comfort, organ gifts, special situations',
  intro: 'How you want to be kept comfortable, and what else matters to you.',
  fields: [
    {
      key: 'pain_management',
      label: 'Pain relief',
      kind: 'select',
      required: true,
      requiredMessage: 'Your choice of pain relief is required.',
      options: [
        { value: 'full', label: 'Full relief, even if it makes me sleepy or shortens life' },
        { value: 'alert', label: 'Keep me as alert as possible, treat severe pain' },
        { value: 'palliative', label: 'Hospice and palliative team as early as possible' },
        { value: 'representative', label: 'My representative decides' },
        { value: 'custom', label: 'I will write my own' },
      ],
      help: 'Comfort care is always given; you choose how.',
      why: 'Chooses the instruction in the part on pain relief and comfort.',
    },
    {
      key: 'pain_management_details',
      label: 'Your own words about comfort',
      kind: 'textarea',
      required: writesComfort,
      requiredMessage: 'Please describe how you want your pain treated.',
      shownWhen: writesComfort,
      help: 'Allergies, past reactions, music, visitors, faith.',
      why: 'Printed word for word in a box in the part on pain relief and comfort.',
    },
    {
      key: 'organ_donation',
      label: 'Organ and tissue gift after death',
      kind: 'select',
      required: true,
      requiredMessage: 'Your choice about organ and tissue gifts is required.',
      options: [
        { value: 'any', label: 'Any needed organs, tissues or eyes' },
        { value: 'specific', label: 'Only those I list' },
        { value: 'transplant_only', label: 'For transplant or therapy only' },
        { value: 'research', label: 'For research or education only' },
        { value: 'registered', label: 'Follow my registry or license choice' },
        { value: 'none', label: 'I refuse to donate' },
        { value: 'representative', label: 'My representative decides' },
      ],
      help: 'A signed refusal binds your family; an earlier registry entry stays until you change it.',
      why: 'Makes the gift or the refusal in the part on anatomical gifts.',
    },
    {
      key: 'organ_donation_details',
      label: 'Which organs or tissues',
      kind: 'textarea',
      list: { one: 'organ or tissue', add: 'Add an organ or tissue' },
      required: listsOrgans,
      requiredMessage: 'Please list the organs or tissues you want to give.',
      shownWhen: listsOrgans,
      help: 'One on each line, for example "Kidneys" and "Corneas".',
      why: 'Each line becomes a point of the list of what you give.',
    },
    {
      key: 'pregnancy_instruction',
      label: 'If I am pregnant',
      kind: 'select',
      required: false,
      default: 'not_applicable',
      options: [
        { value: 'not_applicable', label: 'Leave out' },
        {
          value: 'continue_for_birth',
          label: 'Give life support if a live birth is thought possible',
        },
        { value: 'apply_same', label: 'Follow this paper unchanged' },
        { value: 'different', label: 'I will write my own' },
      ],
      help: 'Some states limit this choice.',
      why: 'Adds a part on pregnancy, with the limits of your state where we know them.',
    },
    {
      key: 'pregnancy_details',
      label: 'Your own words about pregnancy',
      kind: 'textarea',
      required: writesPregnancy,
      requiredMessage: 'Please describe what should happen if you are pregnant.',
      shownWhen: writesPregnancy,
      help: 'For example how the length of the pregnancy changes what you want.',
      why: 'Printed word for word in a box in the part on pregnancy.',
    },
    {
      key: 'additional_wishes',
      label: 'Other wishes and values',
      kind: 'textarea',
      list: { one: 'wish', add: 'Add a wish' },
      maxLength: 1500,
      required: false,
      help: 'What makes life worth living, faith, place of care.',
      why: 'Adds a part with your values, which guides every decision made for you.',
    },
  ],
}

const backUp: Step = {
  id: 'back-up',
  title: 'Back-up appointments and release',
  intro: 'If a court is ever asked, and who may see your records.',
  fields: [
    {
      key: 'conservator_designation',
      label: 'Name your representative as conservator if a court needs one',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'A court may still decide otherwise. Signing must follow the rules for wills in Connecticut. Other states say guardian.',
      why: 'Adds a part that names your representative, then your substitute, for a court to appoint.',
    },
    {
      key: 'hipaa_effective',
      label: 'When may your representative see your records',
      kind: 'radio',
      required: false,
      default: 'now',
      options: [
        { value: 'now', label: 'From signing' },
        { value: 'incapacity', label: 'Only when I cannot decide' },
      ],
      help: '"From signing" helps with second opinions and with proof that you cannot decide.',
      why: 'Sets when the release of health information begins.',
    },
  ],
}

/** The questions of the health care directive, in the order in which they are asked. */
export const steps: readonly Step[] = [aboutYou, whoSpeaks, treatment, comfort, backUp]
