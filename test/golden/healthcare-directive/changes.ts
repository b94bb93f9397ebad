import { type Changes, changesFor } from '../../support/golden.ts'
import { COMFORT } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: COMFORT,
    changes: {
      'the guide sends a choice of "none" to the donor registry': { organ_donation: 'none' },
      'the guide sends a choice of "representative" to the donor registry': {
        organ_donation: 'representative',
      },
      'North Carolina, with its declaration': { state: 'North Carolina', county: 'Buncombe' },
      'comfort in own words only': {
        pain_management: 'custom',
        pain_management_details: 'no opioids unless I am dying',
      },
      'a gift of everything but something': {
        organ_donation: 'specific',
        organ_donation_details: 'everything except my eyes',
      },
      'wishes with their own numbering': {
        additional_wishes: '1. No visitors\n2. Bring my cat',
      },
      'advanced dementia, and no wishes': { dementia_choice: 'comfort', additional_wishes: 'none' },
      'a second substitute': {
        second_agent_name: 'Ida Moreau',
        second_agent_address: '7 Quay Street, Norwich, CT 06360',
        second_agent_phone: '860-555-0177',
      },
      'cremation with a wish': {
        remains: 'cremation',
        remains_details: 'my ashes in the garden at Noank',
      },
      'the representative decides on burial': { remains: 'representative' },
      'treatments are listed': {
        life_sustaining_treatment: 'selected',
        life_sustaining_details: 'No CPR.\nTube feeding is acceptable',
      },
      'a trial of one day': { life_sustaining_treatment: 'trial', trial_days: 1 },
      'a trial of a length not yet known': { life_sustaining_treatment: 'trial', trial_days: '' },
      'the representative decides without stated values': {
        life_sustaining_treatment: 'representative',
        additional_wishes: '',
      },
      'own words on treatment': {
        life_sustaining_treatment: 'custom',
        life_sustaining_details: 'No CPR.\nTube feeding is acceptable',
      },
      'tube feeding is given': { artificial_nutrition: 'give' },
      'tube feeding is withheld': { life_sustaining_treatment: 'prolong' },
      'tube feeding is withheld in New York': { state: 'New York' },
      palliative: { pain_management: 'palliative' },
      'the representative decides on comfort': { pain_management: 'representative' },
      'own words on comfort': {
        pain_management: 'custom',
        pain_management_details: 'Music, always',
      },
      'own words on pregnancy': {
        pregnancy_instruction: 'different',
        pregnancy_details: 'Ask Tamsin',
      },
      'for a birth in Florida': { state: 'Florida', pregnancy_instruction: 'continue_for_birth' },
      'listed organs, for research too': {
        organ_donation: 'specific',
        organ_donation_details: 'Kidneys',
        organ_donation_research: true,
      },
      'transplant only': { organ_donation: 'transplant_only' },
      'research only': { organ_donation: 'research' },
      'records from incapacity': { hipaa_effective: 'incapacity' },
      'own limits': { agent_authority_limits: 'No move out of state.' },
      'no substitute': { alternate_agent_name: '' },
      'no conservator': { conservator_designation: false },
      'own limits, where the representative decides': {
        agent_authority_limits: 'Never refuse CPR',
        life_sustaining_treatment: 'representative',
      },
      'a representative with powers after death': { state: 'California' },
    },
  },
  {
    from: { ...COMFORT, state: 'Georgia' },
    changes: {
      ...changesFor('in', 'state', ['North Dakota', 'Iowa', 'District of Columbia', 'Missouri']),
      ...changesFor('in', 'state', ['Texas', 'Mississippi', 'Nebraska', 'Kansas', 'Louisiana']),
      ...changesFor('in', 'state', ['Oklahoma', 'Tennessee', 'Wyoming', 'West Virginia']),
      ...changesFor('in', 'state', ['Massachusetts', 'Delaware', 'Connecticut']),
      'pregnancy in Indiana': { state: 'Indiana', pregnancy_instruction: 'apply_same' },
      'a phone in Idaho': { state: 'Idaho', principal_phone: '208-555-0100' },
      'Carson City': { state: 'Nevada', county: 'Carson City' },
      'a care facility': { in_care_facility: true },
      'several limits': {
        agent_authority_limits: 'May never consent to a transfer out of Texas\nMay not sell my dog',
      },
      'burial and no gift': { state: 'Colorado', remains: 'burial', organ_donation: 'none' },
      'burial with a wish': {
        remains: 'burial',
        organ_donation: 'none',
        remains_details: 'No flowers',
      },
    },
  },
]
