import { addYears, formatDate, isRealDate } from '../dates.ts'
import type { Answers } from '../template.ts'
import { splitLines } from '../text.ts'
import { mentions, mentionsSpouse, textOf } from './names.ts'
import { soleTakerName, takersOf } from './shares.ts'
import { fiduciaryOf, proofOf, venueOf } from './signing-law.ts'

const isTogether = (answers: Answers): boolean =>
  ['married', 'partnered'].includes(textOf(answers, 'maritalStatus'))

/** "born 2014-05-02" as "born May 2, 2014". */
const withDates = (line: string): string =>
  line.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => formatDate(date))

const linesOf = (items: readonly string[]): string | undefined => items.join('\n') || undefined

/** The guardian, and after that the executor, where nobody else is named to mind the money. */
const custodianOf = (answers: Answers): string | undefined =>
  ['custodianForMinors', 'guardian', 'executor']
    .map((key) => textOf(answers, key))
    .find((name) => name !== '')

const soleTakerOf = (answers: Answers): string | undefined =>
  soleTakerName(textOf(answers, 'residualBeneficiary'))

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  /** Nobody filled in the form: the will is completed by hand. */
  get by_hand() {
    return textOf(answers, 'state') === ''
  },
  get home_state() {
    const state = textOf(answers, 'state')
    return state === 'District of Columbia' ? `the ${state}` : state || undefined
  },
  get fiduciary() {
    return fiduciaryOf(textOf(answers, 'state'))
  },
  get venue() {
    return venueOf(textOf(answers, 'state'))
  },
  get county_of_signing() {
    return textOf(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
  get proof() {
    const isWanted = answers.selfProvingAffidavit !== false
    return isWanted ? proofOf(textOf(answers, 'state')) : 'nobody'
  },
  get together() {
    return isTogether(answers)
  },
  get beloved() {
    return textOf(answers, 'maritalStatus') === 'partnered' ? 'my partner' : 'my spouse'
  },
  get children_listed() {
    return linesOf(splitLines(textOf(answers, 'children')).map(withDates))
  },
  get spouse_takes_belongings() {
    const isLeftOut = mentions(textOf(answers, 'omittedPersons'), textOf(answers, 'spouseName'))
    return isTogether(answers) && !isLeftOut
  },
  get takers() {
    return linesOf(takersOf(textOf(answers, 'residualBeneficiary')))
  },
  get sole_taker() {
    return soleTakerOf(answers)
  },
  get sole_taker_is_spouse() {
    return mentionsSpouse(soleTakerOf(answers) ?? '', textOf(answers, 'spouseName'))
  },
  get alternate_takers() {
    return linesOf(takersOf(textOf(answers, 'alternateResidualBeneficiary')))
  },
  get has_sole_alternate() {
    return takersOf(textOf(answers, 'alternateResidualBeneficiary')).length === 1
  },
  get custodian() {
    return custodianOf(answers)
  },
  get review_on() {
    const date = textOf(answers, 'date')
    return isRealDate(date) ? addYears(date, 3) : undefined
  },
})
