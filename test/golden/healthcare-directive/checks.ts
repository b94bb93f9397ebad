import { type Changes, changesFor } from '../../support/golden.ts'
import { COMFORT, TRIAL, WITH_WISHES } from './cases.ts'

/** States that want a choice about tube feeding of its own. */
const OWN_TUBE_FEEDING = ['Missouri', 'Oklahoma', 'South Dakota']

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: COMFORT,
    changes: {
      'hint: no substitute': { alternate_agent_name: '' },
      'hint: New York, everything left to the representative': {
        state: 'New York',
        life_sustaining_treatment: 'representative',
        artificial_nutrition: 'follow',
      },
      'hint: New York, with a wish about tube feeding': {
        state: 'New York',
        life_sustaining_treatment: 'representative',
      },
      'hint: Texas': { state: 'Texas' },
      'hint: pregnancy, unchanged': { pregnancy_instruction: 'apply_same' },
      'hint: pregnancy, in own words': {
        pregnancy_instruction: 'different',
        pregnancy_details: 'Ask my wife.',
      },
      'hint: pregnancy, for a birth': { pregnancy_instruction: 'continue_for_birth' },
      'hint: an absolute limit': { agent_authority_limits: 'Never stop the ventilator' },
      'hint: an absolute limit in capitals': { agent_authority_limits: 'ALWAYS use CPR' },
      'hint: an absolute limit on something else': {
        agent_authority_limits: 'Never ask my brother',
      },
      'hint: an absolute word in another sentence': {
        agent_authority_limits: 'Never ask my brother. Explain each treatment to me.',
      },
      'hint: comfort, yet feeding': { artificial_nutrition: 'give' },
      'hint: prolong, yet no feeding': { life_sustaining_treatment: 'prolong' },
      'hint: prolong, with feeding': {
        life_sustaining_treatment: 'prolong',
        artificial_nutrition: 'give',
      },
      'allowed: someone who turns 18 on the day of signing': { principal_dob: '2009-02-04' },
      'allowed: someone who turns 18 today': { principal_dob: '2008-11-21', signature_date: '' },
    },
  },
  { from: WITH_WISHES, changes: { 'allowed: the given answers': {} } },
  {
    from: {},
    changes: {
      'refused: no answers': {},
      'refused: all at once': {
        principal_name: 'Ines',
        agent_name: 'ines',
        alternate_agent_name: 'INES',
        principal_dob: '2020-01-01',
        agent_phone: '12',
        life_sustaining_treatment: 'selected',
      },
    },
  },
  {
    from: COMFORT,
    changes: {
      ...changesFor('allowed: the phone', 'agent_phone', [
        '(860) 555-0142',
        '+1 860 555 0142',
        '8605550142',
        '860.555.0142 ext. 3',
      ]),
      ...changesFor('refused: no wish about tube feeding in', 'state', OWN_TUBE_FEEDING, {
        artificial_nutrition: 'follow',
      }),
      ...changesFor('allowed: no tube feeding in', 'state', OWN_TUBE_FEEDING, {
        artificial_nutrition: 'withhold',
      }),
      'refused: Idaho without birth date, phone and address': {
        state: 'Idaho',
        principal_dob: '',
        principal_address: '',
      },
      'refused: a signer of 18 in Nebraska': { state: 'Nebraska', principal_dob: '2008-06-01' },
      'allowed: a signer of 18 in Iowa': { state: 'Iowa', principal_dob: '2008-06-01' },
      'hint: a care facility': { in_care_facility: true },
    },
  },
  {
    from: TRIAL,
    changes: changesFor('allowed: a trial of days:', 'trial_days', [1, 14, '45', 90]),
  },
]
