import { addYears } from '../dates.ts'
import type { Answers, Rule, RuleContext } from '../template.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const is = (answers: Answers, key: string, ...values: readonly string[]): boolean =>
  values.includes(text(answers, key))

const nameOf = (answers: Answers, key: string): string =>
  text(answers, key).toLowerCase().replace(/\s+/g, ' ')
const isSamePerson = (answers: Answers, one: string, other: string): boolean =>
  has(answers, one) && nameOf(answers, one) === nameOf(answers, other)

const ADULT = 18
/** Whether the signer is a minor on the day of signing or, when that is open, today. */
const isMinor = (answers: Answers, { today }: RuleContext): boolean =>
  has(answers, 'principal_dob') &&
  addYears(text(answers, 'principal_dob'), ADULT) > (text(answers, 'signature_date') || today)

const NOT_YOURSELF = 'You cannot name yourself as your representative.'

const people: readonly Rule[] = [
  {
    field: 'principal_name',
    level: 'error',
    message: 'Please enter your full legal name (first and last).',
    broken: (answers) =>
      has(answers, 'principal_name') && !nameOf(answers, 'principal_name').includes(' '),
  },
  {
    field: 'agent_name',
    also: ['principal_name'],
    level: 'error',
    message: NOT_YOURSELF,
    broken: (answers) => isSamePerson(answers, 'agent_name', 'principal_name'),
  },
  {
    field: 'alternate_agent_name',
    also: ['agent_name'],
    level: 'error',
    message: 'The substitute must be a different person.',
    broken: (answers) => isSamePerson(answers, 'alternate_agent_name', 'agent_name'),
  },
  {
    field: 'alternate_agent_name',
    also: ['principal_name'],
    level: 'error',
    message: NOT_YOURSELF,
    broken: (answers) => isSamePerson(answers, 'alternate_agent_name', 'principal_name'),
  },
  {
    field: 'principal_dob',
    also: ['signature_date'],
    level: 'error',
    message: 'You must be 18 or older to use this form.',
    broken: isMinor,
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
    broken: (answers) => has(answers, 'agent_name') && !has(answers, 'alternate_agent_name'),
  },
  {
    field: 'artificial_nutrition',
    level: 'warning',
    message:
      'In New York, state your wish about tube feeding or your representative may not be able to decide.',
    broken: (answers) =>
      is(answers, 'state', 'New York') &&
      is(answers, 'life_sustaining_treatment', 'representative') &&
      is(answers, 'artificial_nutrition', 'follow', ''),
  },
  {
    field: 'state',
    level: 'warning',
    message:
      'Texas uses its own medical power of attorney form and a disclosure. Use them, or have a lawyer adapt this paper.',
    broken: (answers) => is(answers, 'state', 'Texas'),
  },
  {
    field: 'pregnancy_instruction',
    level: 'warning',
    message:
      'Some states, Texas among them, will not stop life support during pregnancy, whatever this paper says.',
    broken: (answers) => is(answers, 'pregnancy_instruction', 'apply_same', 'different'),
  },
  {
    field: 'agent_authority_limits',
    level: 'warning',
    message: 'Check that this limit does not contradict your treatment choices.',
    broken: (answers) => isAbsoluteOnTreatment(text(answers, 'agent_authority_limits')),
  },
  {
    field: 'artificial_nutrition',
    also: ['life_sustaining_treatment'],
    level: 'warning',
    message: 'Your choices about treatment and tube feeding point different ways. Please confirm.',
    broken: (answers) =>
      (is(answers, 'life_sustaining_treatment', 'comfort_only') &&
        is(answers, 'artificial_nutrition', 'give')) ||
      (is(answers, 'life_sustaining_treatment', 'prolong') &&
        is(answers, 'artificial_nutrition', 'withhold')),
  },
]

/**
 * Every check that reads more than one answer, in the order in which messages are reported; what one
 * answer must be by itself stands with its field.
 */
export const rules: readonly Rule[] = [...people, ...hints]
