import { differentParties, hasText, isOneOf, needsPerson, textOf } from '../template/reading.ts'
import type { Answers, Rule, RuleContext } from '../template/template.ts'
import { addYears } from '../toolbox/dates.ts'
import { stateNamed } from '../toolbox/states.ts'
import { ADULT_AT_19 } from './ages.ts'
import { STATE_LAW } from './state-law.ts'

const AGE_OF_MAJORITY = 18
const adultAge = (answers: Answers): number =>
  ADULT_AT_19.some((state) => isOneOf(answers, 'state', state))
    ? AGE_OF_MAJORITY + 1
    : AGE_OF_MAJORITY
/** Whether the signer is a minor on the day of signing or, when that is open, today. */
const isMinor = (answers: Answers, { today }: RuleContext): boolean =>
  hasText(answers, 'principal_dob') &&
  addYears(textOf(answers, 'principal_dob'), adultAge(answers)) >
    (textOf(answers, 'signature_date') || today)

const NOT_YOURSELF = 'You cannot name yourself as your representative.'

const people: readonly Rule[] = [
  {
    field: 'principal_name',
    level: 'error',
    message: 'Please enter your full legal name (first and last).',
    isViolated: (answers) =>
      hasText(answers, 'principal_name') && !/\s/.test(textOf(answers, 'principal_name')),
  },
  ...['principal_name', 'agent_name', 'alternate_agent_name', 'second_agent_name'].flatMap(
    (field) => needsPerson(field, 'Please enter the name of a person.'),
  ),
  differentParties('agent_name', 'principal_name', NOT_YOURSELF),
  differentParties(
    'alternate_agent_name',
    'agent_name',
    'The substitute must be a different person.',
  ),
  differentParties('alternate_agent_name', 'principal_name', NOT_YOURSELF),
  ...['agent_name', 'alternate_agent_name'].map((other) =>
    differentParties(
      'second_agent_name',
      other,
      'The second substitute must be a different person.',
    ),
  ),
  differentParties('second_agent_name', 'principal_name', NOT_YOURSELF),
  {
    field: 'principal_dob',
    also: ['signature_date'],
    level: 'error',
    message: (answers) => `You must be ${adultAge(answers)} or older to use this form.`,
    isViolated: isMinor,
  },
]

/** States in which an answer about tube feeding must be a separate wish. */
const wantsFeedingWish = (answers: Answers): boolean => {
  const state = stateNamed(textOf(answers, 'state'))
  return state !== undefined && STATE_LAW[state].ownFeedingWish === true
}

const feeding: readonly Rule[] = [
  {
    field: 'artificial_nutrition',
    also: ['state'],
    level: 'error',
    message: (answers) =>
      `In ${textOf(answers, 'state')} your wish about tube feeding must be stated by itself. Please choose one of the other answers.`,
    isViolated: (answers) =>
      wantsFeedingWish(answers) && isOneOf(answers, 'artificial_nutrition', 'follow', ''),
  },
]

const ABSOLUTE = /\b(always|never)\b/i
const TREATMENT =
  /\b(treat\w*|cpr|resuscitat\w*|ventilat\w*|breathing|dialysis|feed\w*|fluids?|nutrition|hydration|antibiotics?|transfus\w*|blood|intensive care|icu|life support|machines?|tubes?|surger\w*|chemo\w*|pain|morphine|opioids?|hospice|comfort)\b/i

/** Whether one sentence or line of the limits is absolute about a treatment. */
const isAbsoluteOnTreatment = (limits: string): boolean =>
  limits.split(/[.;\n]/).some((part) => ABSOLUTE.test(part) && TREATMENT.test(part))

const hints: readonly Rule[] = [
  {
    field: 'alternate_agent_name',
    level: 'warning',
    message: 'Without a substitute, no one of your choice may be able to speak for you.',
    isViolated: (answers) =>
      hasText(answers, 'agent_name') && !hasText(answers, 'alternate_agent_name'),
  },
  {
    field: 'artificial_nutrition',
    level: 'warning',
    message:
      'In New York, state your wish about tube feeding or your representative may not be able to decide.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York') &&
      isOneOf(answers, 'life_sustaining_treatment', 'representative') &&
      isOneOf(answers, 'artificial_nutrition', 'follow', ''),
  },
  {
    field: 'in_care_facility',
    also: ['state'],
    level: 'warning',
    message:
      'In a care facility some states require special witnesses or an explanation by an ombudsman. Ask the staff before you sign.',
    isViolated: (answers) => answers.in_care_facility === true,
  },
  {
    field: 'pregnancy_instruction',
    level: 'warning',
    message:
      'Some states, Texas among them, will not stop life support during pregnancy, whatever this document says.',
    isViolated: (answers) => isOneOf(answers, 'pregnancy_instruction', 'apply_same', 'different'),
  },
  {
    field: 'agent_authority_limits',
    level: 'warning',
    message: 'Check that this limit does not contradict your treatment choices.',
    isViolated: (answers) => isAbsoluteOnTreatment(textOf(answers, 'agent_authority_limits')),
  },
  {
    field: 'artificial_nutrition',
    also: ['life_sustaining_treatment', 'dementia_choice'],
    level: 'warning',
    message: 'Your choices about treatment and tube feeding point different ways. Please confirm.',
    isViolated: (answers) =>
      (isOneOf(answers, 'life_sustaining_treatment', 'comfort_only') &&
        isOneOf(answers, 'artificial_nutrition', 'give')) ||
      (isOneOf(answers, 'life_sustaining_treatment', 'prolong') &&
        isOneOf(answers, 'artificial_nutrition', 'withhold')) ||
      (isOneOf(answers, 'dementia_choice', 'comfort') &&
        isOneOf(answers, 'artificial_nutrition', 'give')),
  },
]

/**
 * Every check that reads more than one answer, in the order in which messages are reported; what one
 * answer must be by itself is checked at its field.
 */
export const rules: readonly Rule[] = [...people, ...feeding, ...hints]
