import type { StateName } from '../toolbox/states.ts'

/** The states whose courts, words and rules this agreement knows; the others have `floor.ts`. */
export const DIVORCE_STATES = [
  'Connecticut',
  'New York',
  'Massachusetts',
  'California',
  'Florida',
  'Texas',
] as const satisfies readonly StateName[]

type DivorceState = (typeof DIVORCE_STATES)[number]

/** The terms of a state's courts for the subjects of this agreement, as used inside a sentence. */
export type StateWords = {
  /** Second line of the title. */
  localName: string
  /** Around the blank for the place: "Circuit Court, ____ County". */
  courtBefore: string
  courtAfter: string
  judgment: string
  /** Completes "The marriage ...". */
  ground: string
  support: string
  jointDecisions: string
  soleDecisions: string
  mainHome: string
  sharedHome: string
  parentingTime: string
}

const shared = {
  jointDecisions: 'joint legal custody',
  soleDecisions: 'sole legal custody',
  mainHome: 'primary physical custody',
  sharedHome: 'shared physical custody',
  parentingTime: 'parenting time',
  courtAfter: '',
}

/** The terms in a copy that is completed by hand, when no state is chosen. */
const GENERAL_WORDS: StateWords = {
  ...shared,
  localName: '',
  courtBefore: 'Court of',
  judgment: 'judgment or decree of divorce',
  ground: 'has broken down beyond repair',
  support: 'spousal support',
}

const STATE_WORDS: Readonly<Record<DivorceState, StateWords>> = {
  Connecticut: {
    ...shared,
    localName: 'Dissolution Agreement',
    courtBefore: 'Superior Court, Judicial District of',
    judgment: 'judgment of dissolution',
    ground: 'has broken down irretrievably',
    support: 'alimony',
  },
  'New York': {
    ...shared,
    localName: 'Separation Agreement',
    courtBefore: 'Supreme Court, County of',
    judgment: 'judgment of divorce',
    ground: 'has broken down irretrievably',
    support: 'maintenance',
    mainHome: 'primary residential custody',
    sharedHome: 'shared residential custody',
  },
  Massachusetts: {
    ...shared,
    localName: 'Separation Agreement',
    courtBefore: 'Probate and Family Court,',
    courtAfter: 'Division',
    judgment: 'judgment of divorce',
    ground: 'has broken down irretrievably',
    support: 'alimony',
  },
  California: {
    ...shared,
    localName: 'Marital Settlement Agreement',
    courtBefore: 'Superior Court, County of',
    judgment: 'judgment of dissolution',
    ground: 'has ended because of irreconcilable differences',
    support: 'spousal support',
    parentingTime: 'visitation (parenting time)',
  },
  Florida: {
    ...shared,
    localName: 'Marital Settlement Agreement',
    courtBefore: 'Circuit Court,',
    courtAfter: 'County',
    judgment: 'final judgment of dissolution',
    ground: 'is irretrievably broken',
    support: 'alimony',
    jointDecisions: 'shared parental responsibility',
    soleDecisions: 'sole parental responsibility',
    mainHome: 'the majority of the time-sharing',
    sharedHome: 'equal time-sharing',
    parentingTime: 'time-sharing',
  },
  Texas: {
    ...shared,
    localName: 'Agreement Incident to Divorce',
    courtBefore: 'District Court,',
    courtAfter: 'County',
    judgment: 'final decree of divorce',
    ground: 'has become insupportable because of conflict that leaves no hope of reconciliation',
    support: 'spousal maintenance',
    jointDecisions: 'joint managing conservatorship',
    soleDecisions: 'sole managing conservatorship',
    mainHome: 'the exclusive right to fix the main residence',
    sharedHome: 'about equal periods of possession',
    parentingTime: 'possession and access',
  },
}

/** The name that the law of a state gives this agreement, where it was read. */
const LOCAL_NAMES: Readonly<Record<string, string>> = {
  Missouri: 'Separation Agreement',
  'New Mexico': 'Contract for Separation',
  'North Carolina': 'Separation Agreement',
  Ohio: 'Separation Agreement',
  Tennessee: 'Marital Dissolution Agreement',
  Washington: 'Separation Contract',
}

/** The words of a state; the general ones for every other answer. */
export const wordsFor = (state: unknown): StateWords => {
  const known = DIVORCE_STATES.find((name) => name === state)
  return known
    ? STATE_WORDS[known]
    : { ...GENERAL_WORDS, localName: LOCAL_NAMES[String(state)] ?? '' }
}
