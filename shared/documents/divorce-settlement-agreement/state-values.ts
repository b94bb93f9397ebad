import { governingState, isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays } from '../toolbox/dates.ts'
import { stateNamed } from '../toolbox/states.ts'
import { finalityOf } from './finality.ts'
import { COMMUNITY_STATES, CONTRACT_STATES, FLOOR, monthsApart } from './floor.ts'
import { DIVORCE_STATES, type StateWords, wordsFor } from './state-law.ts'

/** Whether the document is a copy to complete by hand, which shows every choice: no state is chosen. */
export const isByHand = (answers: Answers): boolean => textOf(answers, 'state') === ''

/** Days from filing before which the court may not grant the divorce, where they run from filing. */
const WAITING_DAYS: Readonly<Record<string, number>> = { Florida: 20, Texas: 60 }

const earliestDay = (answers: Answers): string | undefined => {
  const filed = textOf(answers, 'filingDate')
  const days = WAITING_DAYS[textOf(answers, 'state')]
  return filed !== '' && days !== undefined ? addDays(filed, days) : undefined
}

const word = (answers: Answers, key: keyof StateWords): string | undefined =>
  wordsFor(answers.state)[key] || undefined

/** Whether the case is to be filed after the day of the agreement. */
const filesLater = (answers: Answers): boolean => {
  const signed = textOf(answers, 'date')
  return signed !== '' && textOf(answers, 'filingDate') > signed
}

/** A New York agreement in a case already filed is called a stipulation. */
const localNameOf = (answers: Answers): string | undefined => {
  const isGiven = textOf(answers, 'filingDate') !== '' || textOf(answers, 'courtInfo') !== ''
  const isFiled = isGiven && !filesLater(answers)
  return answers.state === 'New York' && isFiled
    ? 'Stipulation of Settlement'
    : word(answers, 'localName')
}

/** The title of a spouse's signature block, "Spouse 1: Ann Lee". */
const signatureTitle = (answers: Answers, spouse: 1 | 2): string => {
  const name = textOf(answers, `spouse${spouse}Name`)
  return name === '' ? `Spouse ${spouse}` : `Spouse ${spouse}: ${name}`
}

const worksFromSigning = (answers: Answers): boolean =>
  isOneOf(answers, 'state', ...CONTRACT_STATES)

const floorOf = (answers: Answers) => {
  const state = stateNamed(answers.state)
  return state && FLOOR[state]
}

/** The confirmed requirements of a state that has no separate article. */
export const floor = (answers: Answers): Record<string, unknown> => ({
  get is_floor() {
    return !isByHand(answers) && !isOneOf(answers, 'state', ...DIVORCE_STATES)
  },
  get is_community() {
    return isOneOf(answers, 'state', ...COMMUNITY_STATES)
  },
  get floor_form() {
    return floorOf(answers)?.form
  },
  get floor_residence() {
    return floorOf(answers)?.residence
  },
  get floor_waiting() {
    return floorOf(answers)?.waiting
  },
  get floor_remarriage() {
    return floorOf(answers)?.remarriage
  },
  get floor_apart() {
    const apart = floorOf(answers)?.apart
    return (
      apart &&
      `${monthsApart(answers)} months of living apart${apart.cite ? ` (${apart.cite})` : ''}`
    )
  },
  /** Whether the agreement works from its signing, and does not wait for a judgment. */
  get from_signing() {
    return worksFromSigning(answers)
  },
  /** The same for the guide. */
  get start_in_guide() {
    return worksFromSigning(answers) ? 'signing' : 'the judgment'
  },
  /** From when terms work and periods run. */
  get start() {
    return worksFromSigning(answers) ? 'the Effective Date' : 'the Judgment'
  },
  get governing_state() {
    return governingState(answers)
  },
})

/** The state's terms for the subjects of this agreement. */
export const stateWords = (answers: Answers): Record<string, unknown> => ({
  get by_hand() {
    return isByHand(answers)
  },
  get state_named() {
    return governingState(answers) ?? 'the state named above'
  },
  get local_name() {
    return localNameOf(answers)
  },
  get court_before() {
    return word(answers, 'courtBefore')
  },
  get court_after() {
    return word(answers, 'courtAfter')
  },
  get judgment_name() {
    return word(answers, 'judgment')
  },
  get final_day() {
    return finalityOf(answers.state).day
  },
  get files_later() {
    return filesLater(answers)
  },
  get has_nisi() {
    return finalityOf(answers.state).stillMarried
  },
  get spouse1_block() {
    return signatureTitle(answers, 1)
  },
  get spouse2_block() {
    return signatureTitle(answers, 2)
  },
  get ground() {
    return word(answers, 'ground')
  },
  get support_word() {
    return word(answers, 'support')
  },
  get joint_decisions() {
    return word(answers, 'jointDecisions')
  },
  get sole_decisions() {
    return word(answers, 'soleDecisions')
  },
  get main_home() {
    return word(answers, 'mainHome')
  },
  get shared_home() {
    return word(answers, 'sharedHome')
  },
  get parenting_time() {
    return word(answers, 'parentingTime')
  },
  get earliest_judgment() {
    return earliestDay(answers)
  },
})
