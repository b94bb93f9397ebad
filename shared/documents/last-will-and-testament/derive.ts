import {
  countyOf,
  countyPhraseOf,
  governingState,
  hasText,
  isOneOf,
  mergeGetters,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addYears, formatDate, isRealDate } from '../toolbox/dates.ts'
import { isOutsideCounties } from '../toolbox/places.ts'
import { splitLines } from '../toolbox/text.ts'
import { estateTaxes } from './estate-tax.ts'
import { mirror } from './mirror.ts'
import { isSamePerson, mentions, mentionsSpouse } from './names.ts'
import { isOrganization, soleTakerName, takersOf, withinSentence } from './shares.ts'
import {
  fiduciaryOf,
  giftSentence,
  hasUnprintedAffidavit,
  proofSentence,
  venueOf,
  willLawOf,
} from './state-law.ts'

const isTogether = (answers: Answers): boolean =>
  ['married', 'partnered'].includes(textOf(answers, 'maritalStatus'))

/** "born 2014-05-02" as "born May 2, 2014". */
const withDates = (line: string): string =>
  line.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => formatDate(date))

const holdsChildren = (answers: Answers): boolean =>
  isOneOf(answers, 'hasChildren', 'yes') && isOneOf(answers, 'childrensTrust', 'yes')

const holdsAllYoung = (answers: Answers): boolean => answers.youngTrust === true

/** "Karin Berg and Per Lund": two people who serve together. */
const JOINS_TWO = /\s(?:and|&)\s/i

/** Not a company, such as "Elm Bank and Trust". */
const isTwoPeople = (name: string): boolean => JOINS_TWO.test(name) && !isOrganization(name)

const peopleIn = (name: string): string[] => (isTwoPeople(name) ? name.split(JOINS_TWO) : [name])

const inOneSentence = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const linesOf = (items: readonly string[]): string | undefined => items.join('\n') || undefined

/** The custodian of a minor's money, who is one person: the one named, the guardian, or else the executor. */
const custodianOf = (answers: Answers): string | undefined => {
  const names = ['custodianForMinors', 'guardian', 'executor'].map((key) => textOf(answers, key))
  return names.find((name) => name !== '' && !isTwoPeople(name))
}

/** Who proves the will under the state's law; a form to complete by hand leaves room for everyone. */
const proofOf = (answers: Answers) => willLawOf(textOf(answers, 'state'))?.proof ?? 'everyone'

const isSworn = (proof: string): boolean => proof === 'everyone' || proof === 'witnesses'

/** Whether the affidavit that the state knows is left out: by choice, or because its words are not printed here. */
const isLeftOut = (answers: Answers): boolean =>
  (answers.selfProvingAffidavit === false || hasUnprintedAffidavit(textOf(answers, 'state'))) &&
  isSworn(proofOf(answers))

const GROUP =
  /\b(children|grandchildren|stepchildren|nieces|nephews|siblings|brothers|sisters|cousins|descendants)\b/i

const namesGroup = (text: string): boolean => {
  const takers = takersOf(text)
  return takers.length > 1 && takers.some((taker) => GROUP.test(taker))
}

/** Whether one line names a group and says nothing about shares: "my grandchildren". */
const isUndividedGroup = (text: string): boolean => {
  const takers = takersOf(text)
  return takers.length === 1 && GROUP.test(text) && !/\b(equal\w*|shares?)\b|[%\d]/i.test(text)
}

/** States in which the will must expressly provide for independent administration or waivers. */
const INDEPENDENT = ['Texas', 'Missouri', 'Georgia']

const soleTakerOf = (answers: Answers): string | undefined =>
  soleTakerName(textOf(answers, 'residualBeneficiary'))

const values = (answers: Answers) => ({
  /** Whether the will is completed by hand: no state is chosen. */
  get by_hand() {
    return textOf(answers, 'state') === ''
  },
  get home_state() {
    return governingState(answers)
  },
  get fiduciary() {
    return fiduciaryOf(textOf(answers, 'state'))
  },
  get venue() {
    return venueOf(textOf(answers, 'state'))
  },
  get county_of_signing() {
    return countyOf(answers, 'county')
  },
  /** Whether the place is no county: a city outside all counties, or a borough of Alaska. */
  /** Many wills of Virginia are signed in a city outside all counties. */
  get may_be_city() {
    return isOneOf(answers, 'state', 'Virginia') && !hasText(answers, 'county')
  },
  get in_independent_city() {
    return isOutsideCounties(textOf(answers, 'state'), countyOf(answers, 'county') ?? '')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'county')
  },
  /** Who swears or declares on the proof page; 'none' also if the affidavit was declined. */
  get proof() {
    return isLeftOut(answers) ? 'none' : proofOf(answers)
  },
  /** Who the officer says was sworn on the witnesses' affidavit, which names them above their lines. */
  get sworn_witnesses() {
    const names = ['witness1', 'witness2'].map((key) => textOf(answers, key))
    return names.every((name) => name !== '') ? names.join(' and ') : 'both witnesses named above'
  },
  get affidavit_declined() {
    return isLeftOut(answers) && !hasUnprintedAffidavit(textOf(answers, 'state'))
  },
  get affidavit_unprinted() {
    return hasUnprintedAffidavit(textOf(answers, 'state'))
  },
  get needs_notary() {
    return !isLeftOut(answers) && isSworn(proofOf(answers))
  },
  get law_cite() {
    return willLawOf(textOf(answers, 'state'))?.cite
  },
  get proof_cite() {
    const law = willLawOf(textOf(answers, 'state'))
    return law?.cite ?? law?.proofCite
  },
  /** A rule that was not confirmed cites nothing. */
  get gift_cite() {
    const law = willLawOf(textOf(answers, 'state'))
    return law?.gift === 'not confirmed' ? undefined : law?.cite
  },
  get witness_gift_rule() {
    const law = willLawOf(textOf(answers, 'state'))
    return law && giftSentence(law)
  },
  get proof_rule() {
    const law = willLawOf(textOf(answers, 'state'))
    return law && proofSentence(law)
  },
  get community_property() {
    return willLawOf(textOf(answers, 'state'))?.community === true
  },
  get signs_at_end() {
    return willLawOf(textOf(answers, 'state'))?.atEnd === true
  },
  get estate_taxes() {
    return estateTaxes(textOf(answers, 'state'))
  },
  get together() {
    return isTogether(answers)
  },
  get beloved() {
    return textOf(answers, 'maritalStatus') === 'partnered' ? 'my partner' : 'my spouse'
  },
  /** The one person left out, as part of a sentence; undefined for none or several. */
  get sole_omitted() {
    const [person, ...others] = splitLines(textOf(answers, 'omittedPersons'))
    return others.length > 0 ? undefined : withinSentence(person?.replace(/[.;,\s]+$/, ''))
  },
  get children_listed() {
    return linesOf(splitLines(textOf(answers, 'children')).map(withDates))
  },
  get spouse_takes_belongings() {
    const isLeftOut = mentions(textOf(answers, 'omittedPersons'), textOf(answers, 'spouseName'))
    return isTogether(answers) && !isLeftOut
  },
  get has_one_child() {
    return splitLines(textOf(answers, 'children')).length === 1
  },
  get takers() {
    return linesOf(takersOf(textOf(answers, 'residualBeneficiary')))
  },
  /** The one line that gives the rest to several ("My children in equal shares"), as part of a sentence. */
  get takers_in_words() {
    const [words, ...others] = takersOf(textOf(answers, 'residualBeneficiary'))
    return others.length > 0 ? undefined : withinSentence(words?.replace(/[.\s]+$/, ''))
  },
  get group_in_words() {
    return isUndividedGroup(textOf(answers, 'residualBeneficiary'))
  },
  get group_in_words_instead() {
    return isUndividedGroup(textOf(answers, 'alternateResidualBeneficiary'))
  },
  /** Whether one of several lines gives a share to a group: "My children 40%". */
  get group_takes() {
    return namesGroup(textOf(answers, 'residualBeneficiary'))
  },
  get group_takes_instead() {
    return namesGroup(textOf(answers, 'alternateResidualBeneficiary'))
  },
  /** Whether the executor settles the estate with as little of the court as the law allows. */
  get independent() {
    const chosen = textOf(answers, 'courtSupervision')
    return chosen === 'least' || (chosen === '' && isOneOf(answers, 'state', ...INDEPENDENT))
  },
  get sole_taker() {
    return soleTakerOf(answers)
  },
  get sole_taker_is_organization() {
    return isOrganization(soleTakerOf(answers) ?? '')
  },
  get sole_taker_is_spouse() {
    const taker = soleTakerOf(answers)
    return taker !== undefined && mentionsSpouse(taker, textOf(answers, 'spouseName'))
  },
  get alternate_takers() {
    const takers = takersOf(textOf(answers, 'alternateResidualBeneficiary'))
    return takers.length === 1 ? withinSentence(takers[0]) : linesOf(takers)
  },
  get has_sole_alternate() {
    return takersOf(textOf(answers, 'alternateResidualBeneficiary')).length === 1
  },
  get alternate_is_one() {
    return soleTakerName(textOf(answers, 'alternateResidualBeneficiary')) !== undefined
  },
  get alternate_is_organization() {
    return isOrganization(textOf(answers, 'alternateResidualBeneficiary'))
  },
  /** Whether the will has an article of specific gifts. */
  get has_gifts() {
    const isGiven = ['specificBequests', 'charityName', 'petCaretaker'].some((key) =>
      hasText(answers, key),
    )
    return isGiven || textOf(answers, 'state') === ''
  },
  get guardians_joint() {
    return isTwoPeople(textOf(answers, 'guardian'))
  },
  get executors_joint() {
    return isTwoPeople(textOf(answers, 'executor'))
  },
  get trustees_joint() {
    return isTwoPeople(textOf(answers, 'trustee'))
  },
  /** The executors and guardians, each named once: "Bo Lee, Cy Lee and Ana Ruiz". */
  get people_to_ask() {
    const people = ['executor', 'guardian']
      .flatMap((key) => peopleIn(textOf(answers, key)))
      .filter((one, index, all) => all.findIndex((other) => isSamePerson(one, other)) === index)
    return inOneSentence(people)
  },
  get custodian() {
    return custodianOf(answers)
  },
  get has_trust() {
    return holdsAllYoung(answers) || holdsChildren(answers)
  },
  /** Whether the trust serves everyone under the age, and not only the testator's children. */
  get trust_for_all() {
    return holdsAllYoung(answers)
  },
  /** The age at which a child's trust ends. */
  get trust_age() {
    return textOf(answers, 'trustAge') || '25'
  },
  get review_on() {
    const date = textOf(answers, 'date')
    return isRealDate(date) ? addYears(date, 3) : undefined
  },
})

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(values(answers), mirror(answers))
