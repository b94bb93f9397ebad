import { centsOf, hasText, isOneOf, needsPerson, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { isRealDate } from '../toolbox/dates.ts'
import { stateOfAddress } from '../toolbox/places.ts'
import { giftRules } from './gift-rules.ts'
import { isSamePerson, mentions, mentionsSpouse } from './names.ts'
import { totalPercent } from './shares.ts'
import { willLawOf } from './state-law.ts'

const HAS_SPOUSE = ['married', 'partnered', 'separated']

const samePerson = (answers: Answers, one: string, other: string): boolean =>
  isSamePerson(textOf(answers, one), textOf(answers, other))

const error = (
  field: string,
  message: Rule['message'],
  isViolated: (answers: Answers) => boolean,
  also: Rule['also'] = [],
): Rule => ({ field, also, level: 'error', message, isViolated: isViolated })

const warning = (
  field: string,
  message: string,
  isViolated: Rule['isViolated'],
  also: Rule['also'] = [],
): Rule => ({ field, also, level: 'warning', message, isViolated: isViolated })

/** A rule for two answers that must not name the same person. */
const mustDiffer = (field: string, other: string, message: string): Rule =>
  error(field, message, (answers) => samePerson(answers, field, other), [other])

const you: readonly Rule[] = [
  error(
    'fullName',
    'Please enter your full legal name (first and last).',
    (answers) => hasText(answers, 'fullName') && !/\S\s+\S/.test(textOf(answers, 'fullName')),
  ),
  ...needsPerson('fullName', 'A will is made by a person. Please enter your own name.'),
  error(
    'zip',
    'Please enter a valid ZIP code (e.g. 06103 or 06103-1234).',
    (answers) => hasText(answers, 'zip') && !/^\d{5}(-\d{4})?$/.test(textOf(answers, 'zip')),
  ),
]

const family: readonly Rule[] = [
  error(
    'spouseName',
    "Please enter your spouse's or partner's full name.",
    (answers) =>
      HAS_SPOUSE.includes(textOf(answers, 'maritalStatus')) && !hasText(answers, 'spouseName'),
  ),
  error(
    'children',
    'Please list your children.',
    (answers) => isOneOf(answers, 'hasChildren', 'yes') && !hasText(answers, 'children'),
  ),
  error(
    'guardian',
    'Please name a guardian for your minor children.',
    (answers) =>
      isOneOf(answers, 'hasChildren', 'yes') &&
      !isOneOf(answers, 'childrenUnder18', 'no') &&
      !hasText(answers, 'guardian'),
  ),
]

const totalOf = (answers: Answers) => totalPercent(textOf(answers, 'residualBeneficiary'))

const residue: readonly Rule[] = [
  error(
    'residualBeneficiary',
    'Please say who receives the rest of your estate.',
    (answers) => !hasText(answers, 'residualBeneficiary'),
  ),
  error(
    'residualBeneficiary',
    (answers) =>
      `The shares of your estate must total 100%. Currently they total ${totalOf(answers)}%.`,
    (answers) => (totalOf(answers) ?? '100') !== '100',
  ),
]

const sums: readonly Rule[] = ['charityAmount', 'petMoney'].map((key) =>
  error(
    key,
    'Please enter an amount greater than zero.',
    (answers) => hasText(answers, key) && !centsOf(answers, key),
  ),
)

const NOT_YOUR_EXECUTOR = 'You cannot name yourself as executor.'
const NOT_YOUR_GUARDIAN = 'You cannot name yourself as guardian.'
const NOT_YOUR_TRUSTEE = 'You cannot name yourself as trustee.'
const NOT_THE_SAME = 'The substitute must be a different person.'
const NOT_YOUR_WITNESS = 'You cannot witness your own will.'

const people: readonly Rule[] = [
  ...['executor', 'alternateExecutor'].map((key) => mustDiffer(key, 'fullName', NOT_YOUR_EXECUTOR)),
  ...['guardian', 'alternateGuardian'].map((key) => mustDiffer(key, 'fullName', NOT_YOUR_GUARDIAN)),
  ...['trustee', 'alternateTrustee'].map((key) => mustDiffer(key, 'fullName', NOT_YOUR_TRUSTEE)),
  mustDiffer('alternateTrustee', 'trustee', NOT_THE_SAME),
  error('trustAge', 'Please enter an age between 18 and 40.', (answers) => {
    const age = Number(textOf(answers, 'trustAge'))
    return hasText(answers, 'trustAge') && !(Number.isInteger(age) && age >= 18 && age <= 40)
  }),
  mustDiffer('alternateExecutor', 'executor', NOT_THE_SAME),
  mustDiffer('alternateGuardian', 'guardian', NOT_THE_SAME),
]

/** Answers in which a witness must not appear. */
const CLOSE_TO_THE_WILL = [
  'residualBeneficiary',
  'alternateResidualBeneficiary',
  'specificBequests',
  'charityName',
  'petCaretaker',
  'spouseName',
  'children',
]

const WITNESSES = ['witness1', 'witness2']

/** The places in which the will gives the witness something or names them as family. */
const gainsOf = (answers: Answers, witness: string): string[] =>
  CLOSE_TO_THE_WILL.filter((place) => mentions(textOf(answers, place), textOf(answers, witness)))

const witnesses: readonly Rule[] = [
  mustDiffer('witness2', 'witness1', 'The two witnesses must be different people.'),
  ...WITNESSES.map((key) => mustDiffer(key, 'fullName', NOT_YOUR_WITNESS)),
  ...WITNESSES.map((key) =>
    error(
      key,
      (answers) =>
        `${textOf(answers, key)} receives something under this will (or is close family). Choose a witness who receives nothing.`,
      (answers) => gainsOf(answers, key).length > 0,
      (answers) => gainsOf(answers, key),
    ),
  ),
]

const day: readonly Rule[] = [
  error(
    'date',
    'Please enter a valid date.',
    (answers) => hasText(answers, 'date') && !isRealDate(textOf(answers, 'date')),
  ),
]

const WITH_A_ROLE = [
  'executor',
  'alternateExecutor',
  'guardian',
  'alternateGuardian',
  'custodianForMinors',
  'trustee',
  'alternateTrustee',
]

const leavesOutSpouse = (answers: Answers): boolean =>
  ['married', 'separated'].includes(textOf(answers, 'maritalStatus')) &&
  hasText(answers, 'spouseName') &&
  !['residualBeneficiary', 'specificBequests'].some((key) =>
    mentionsSpouse(textOf(answers, key), textOf(answers, 'spouseName')),
  )

const livesElsewhere = (answers: Answers): boolean => {
  const home = stateOfAddress(textOf(answers, 'executorAddress'))
  return home !== undefined && hasText(answers, 'state') && home !== answers.state
}

const isFlorida = (answers: Answers) => isOneOf(answers, 'state', 'Florida')

const rolesOf = (answers: Answers, witness: string): string[] =>
  WITH_A_ROLE.filter((role) => samePerson(answers, witness, role))

const roles: readonly Rule[] = [
  ...WITNESSES.map((key) =>
    warning(
      key,
      'It is safer to choose a witness who has no role in this will.',
      (answers) => rolesOf(answers, key).length > 0,
      (answers) => rolesOf(answers, key),
    ),
  ),
  warning(
    'date',
    'The signing date is in the past. Use the date on which you will actually sign.',
    (answers, { today }) => isRealDate(textOf(answers, 'date')) && textOf(answers, 'date') < today,
  ),
  warning(
    'guardian',
    "If your spouse is the children's other parent, name someone else: a living parent comes first.",
    (answers) => samePerson(answers, 'guardian', 'spouseName'),
    ['spouseName'],
  ),
  ...['executorAddress', 'alternateExecutorAddress', 'guardianAddress', 'witness1Address'].map(
    (key) =>
      warning(key, 'Write the whole address, not "same".', (answers) =>
        /^(the )?same\b/i.test(textOf(answers, key)),
      ),
  ),
  warning(
    'trustee',
    'This trustee also takes a share of the estate. Ask an attorney whether that fits a trust for young people.',
    (answers) =>
      hasText(answers, 'trustee') &&
      ['residualBeneficiary', 'alternateResidualBeneficiary'].some((key) =>
        mentions(textOf(answers, key), textOf(answers, 'trustee')),
      ),
  ),
  warning(
    'alternateExecutor',
    'Without a substitute, the court will choose if your executor cannot serve.',
    (answers) => !hasText(answers, 'alternateExecutor'),
  ),
]

const HOME = /\b(homes?|house|homestead|residence|condo(minium)?|apartment|townhouse)\b/i

const mayHaveMinors = (answers: Answers): boolean =>
  isOneOf(answers, 'hasChildren', 'yes') && !isOneOf(answers, 'childrenUnder18', 'no')

const givesHomeAway = (answers: Answers): boolean =>
  textOf(answers, 'specificBequests')
    .split('\n')
    .some((gift) => HOME.test(gift) && !mentionsSpouse(gift, textOf(answers, 'spouseName')))

/** Charities and banks whose name has the word trust. */
const TRUST_NAMES = /\b(Land|National) Trust\b|\bTrust (Company|Co\b|Bank|for Public Land)/g
const FOR_LIFE =
  /\b(for (his|her|their) )?(life(time)?|life (use|estate|interest))\b(?! insurance)|\b(live|stay|reside) (in|there)\b|\buntil (he|she|they) (dies?|remarr)/i

const florida: readonly Rule[] = [
  error(
    'specificBequests',
    'In Florida the home cannot be given by will while you have a minor child (Fla. Const. art. X, § 4(c)). Remove this gift, or see an attorney about a deed or trust.',
    (answers) =>
      isFlorida(answers) &&
      mayHaveMinors(answers) &&
      HOME.test(textOf(answers, 'specificBequests')),
    ['children'],
  ),
  warning(
    'residualBeneficiary',
    'In Florida your home does not pass under this will while you have a minor child: the law gives it to your spouse and descendants.',
    (answers) => isFlorida(answers) && mayHaveMinors(answers),
    ['children'],
  ),
  warning(
    'specificBequests',
    'In Florida a married person can give the home by will only to the spouse.',
    (answers) =>
      isFlorida(answers) &&
      isOneOf(answers, 'maritalStatus', 'married', 'separated') &&
      !mayHaveMinors(answers) &&
      givesHomeAway(answers),
  ),
]

const law: readonly Rule[] = [
  ...florida,
  warning(
    'residualBeneficiary',
    'A spouse can usually claim a share even if left out. See an attorney before leaving out a spouse.',
    (answers) => leavesOutSpouse(answers) && !isOneOf(answers, 'state', 'Georgia'),
  ),
  warning(
    'executorAddress',
    'Florida accepts an out-of-state executor only if closely related to you or married to such a relative.',
    (answers) => isFlorida(answers) && livesElsewhere(answers),
  ),
  warning(
    'executorAddress',
    'An out-of-state executor may need to appoint a local agent. This is usually simple.',
    (answers) => !isFlorida(answers) && livesElsewhere(answers),
  ),
  warning(
    'executorAddress',
    'This address does not name a U.S. state. Courts often refuse an executor who lives abroad, or require a bond: ask the probate court first.',
    (answers) =>
      hasText(answers, 'executorAddress') &&
      stateOfAddress(textOf(answers, 'executorAddress')) === undefined,
  ),
  warning(
    'specificBequests',
    'This form does not create a trust. Please see an attorney for this gift.',
    (answers) => /\btrust\b/i.test(textOf(answers, 'specificBequests').replace(TRUST_NAMES, '')),
  ),
  ...['specificBequests', 'residualBeneficiary'].map((field) =>
    warning(
      field,
      'This form gives things outright, not for life. Please see an attorney for the right to use or live in something.',
      (answers) => FOR_LIFE.test(textOf(answers, field)),
    ),
  ),
  warning(
    'specialInstructions',
    'Put gifts in the specific gifts box; wishes here are not binding.',
    (answers) => /\b(I give|I leave|bequeath)\b/i.test(textOf(answers, 'specialInstructions')),
  ),
  warning(
    'specificBequests',
    'In a community property state you can give away only your own half of what the two of you own together.',
    (answers) =>
      isOneOf(answers, 'maritalStatus', 'married', 'partnered', 'separated') &&
      willLawOf(textOf(answers, 'state'))?.community === true,
    ['residualBeneficiary'],
  ),
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...you,
  ...family,
  ...residue,
  ...sums,
  ...people,
  ...witnesses,
  ...day,
  ...roles,
  ...law,
  ...giftRules,
]
