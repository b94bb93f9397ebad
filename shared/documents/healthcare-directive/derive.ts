import { countyOf, governingState, hasText, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { stateInSentence, stateNamed } from '../toolbox/states.ts'
import { splitLines } from '../toolbox/text.ts'
import { ADULT_AT_19 } from './ages.ts'
import { FIRST_WITNESS, STATE_LAW, STATES_WITH_PAGES } from './state-law.ts'
import { treatmentTable } from './treatment-table.ts'

/** Whether the directive is a form to complete by hand: it names neither a person nor a treatment. */
const isForm = (answers: Answers): boolean =>
  !hasText(answers, 'agent_name') && !hasText(answers, 'life_sustaining_treatment')

/** The answer; without one the default, or undefined on a form to complete by hand. */
const answerOrDefault = (
  answers: Answers,
  key: string,
  defaultChoice: string,
): string | undefined => textOf(answers, key) || (isForm(answers) ? undefined : defaultChoice)

/** The values that the text uses in addition to the answers; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get by_hand() {
    return isForm(answers)
  },
  get governing_state() {
    return governingState(answers) ?? 'my state'
  },
  get general_pages() {
    return !STATES_WITH_PAGES.some((name) => name === answers.state)
  },
  get local_term() {
    const state = stateNamed(answers.state)
    return state && STATE_LAW[state].term
  },
  get signing_rule() {
    const state = stateNamed(answers.state)
    const { signing, cite } = (state && STATE_LAW[state]) ?? {}
    return state && `In ${stateInSentence(state)} ${signing} (${cite}).`
  },
  get acceptance() {
    const state = stateNamed(answers.state)
    return state && STATE_LAW[state].acceptance
  },
  get pregnancy_overrides() {
    const state = stateNamed(answers.state)
    return state !== undefined && STATE_LAW[state].pregnancyOverrides === true
  },
  /** The age of an adult witness, where it is not 18. */
  get witness_age() {
    return ADULT_AT_19.some((name) => name === answers.state) ? 19 : 18
  },
  get own_limits() {
    return textOf(answers, 'agent_authority_limits') || undefined
  },
  /** Several limits are printed as a list, a single one within its sentence. */
  get limit_list() {
    const limits = textOf(answers, 'agent_authority_limits')
    return splitLines(limits).length > 1 ? limits : undefined
  },
  get first_witness() {
    const state = stateNamed(answers.state)
    return (state && FIRST_WITNESS[state]) ?? 'Witness 1'
  },
  get has_substitute() {
    return hasText(answers, 'alternate_agent_name') || isForm(answers)
  },
  /** The substitute's name; undefined where none is named. */
  get alternate() {
    return textOf(answers, 'alternate_agent_name') || undefined
  },
  /** Whether the gift is described by what it leaves out: "everything except my eyes". */
  get gift_in_words() {
    return /\b(all|any(thing)?|every(thing)?|except|but)\b/i.test(
      textOf(answers, 'organ_donation_details'),
    )
  },
  get feeding() {
    return answerOrDefault(answers, 'artificial_nutrition', 'follow')
  },
  get records_from() {
    return answerOrDefault(answers, 'hipaa_effective', 'now')
  },
  get pregnancy() {
    return answerOrDefault(answers, 'pregnancy_instruction', 'not_applicable')
  },
  get names_conservator() {
    return answers.conservator_designation === true || isForm(answers)
  },
  /** The further wishes without section numbers, printed as a list. */
  get wishes() {
    const lines = splitLines(textOf(answers, 'additional_wishes'))
    return lines.map((line) => line.replace(/^(\d+[.)]|[-\u2022*])\s+/, '')).join('\n') || undefined
  },
  get treatment_table() {
    return treatmentTable(answers)
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
})
