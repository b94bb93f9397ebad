import type { Answers } from '../template/template.ts'

/** A retired teacher in Connecticut who wants a trial of treatment; all people are invented. */
export const sampleAnswers: Answers = {
  principal_name: 'Rosalind Okonjo-Pratt',
  state: 'Connecticut',
  principal_address: '31 Cider Mill Lane, Glastonbury, CT 06033',
  principal_dob: '1961-03-17',
  signature_date: '2026-12-04',
  county: 'Hartford',
  agent_name: 'Tobias Lindqvist',
  agent_address: '162 Whitney Avenue, Apt 4, New Haven, CT 06510',
  agent_phone: '203-555-0164',
  alternate_agent_name: 'Imogen Pratt',
  alternate_agent_address: '9 Ferry Street, Chester, CT 06412',
  alternate_agent_phone: '860-555-0131',
  agent_authority_limits: 'Do not place me outside Connecticut for long-term care',
  life_sustaining_treatment: 'trial',
  trial_days: 14,
  artificial_nutrition: 'follow',
  pain_management: 'alert',
  organ_donation: 'specific',
  organ_donation_details: 'Kidneys\nCorneas\nSkin and bone',
  pregnancy_instruction: 'not_applicable',
  additional_wishes:
    'Being able to know my grandchildren is what makes life worth living to me.\nIf it can be arranged, I would like to be cared for at home, with the window open.',
  conservator_designation: true,
  hipaa_effective: 'now',
}
