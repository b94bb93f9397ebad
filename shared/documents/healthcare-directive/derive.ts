import { STATE_NAMES, type StateName } from '../states.ts'
import type { Answers } from '../template.ts'
import { FIRST_WITNESS, REPRESENTATIVE_TERMS, STATES_WITH_PAGES } from './local-law.ts'
import { treatmentTable } from './treatment-table.ts'

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const isFilledIn = (answers: Answers, key: string): boolean => textOf(answers, key) !== ''

/** A form to complete by hand: neither a person nor a wish has been written in. */
const isForm = (answers: Answers): boolean =>
  !isFilledIn(answers, 'agent_name') && !isFilledIn(answers, 'life_sustaining_treatment')

/** The answer, its default when the questions around it were answered, or nothing on a form by hand. */
const chosen = (answers: Answers, key: string, usual: string): string | undefined =>
  textOf(answers, key) || (isForm(answers) ? undefined : usual)

const stateOf = (answers: Answers): StateName | undefined =>
  STATE_NAMES.find((name) => name === answers.state)

/** What the text needs beyond the answers themselves; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get by_hand() {
    return isForm(answers)
  },
  get governing_state() {
    const state = textOf(answers, 'state')
    return state === 'District of Columbia' ? `the ${state}` : state || 'my state'
  },
  get general_pages() {
    return !STATES_WITH_PAGES.some((name) => name === answers.state)
  },
  get local_term() {
    const state = stateOf(answers)
    return state && REPRESENTATIVE_TERMS[state]
  },
  get first_witness() {
    const state = stateOf(answers)
    return (state && FIRST_WITNESS[state]) ?? 'Witness 1'
  },
  get has_substitute() {
    return isFilledIn(answers, 'alternate_agent_name') || isForm(answers)
  },
  get feeding() {
    return chosen(answers, 'artificial_nutrition', 'follow')
  },
  get records_from() {
    return chosen(answers, 'hipaa_effective', 'now')
  },
  get pregnancy() {
    return chosen(answers, 'pregnancy_instruction', 'not_applicable')
  },
  get names_conservator() {
    return answers.conservator_designation === true || isForm(answers)
  },
  get treatment_table() {
    return treatmentTable(answers)
  },
  get county_name() {
    return textOf(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
})
