import type { StateName } from '../states.ts'

/** The states whose courts, words and rules this agreement knows. */
export const DIVORCE_STATES = [
  'Connecticut',
  'New York',
  'Massachusetts',
  'California',
  'Florida',
  'Texas',
] as const satisfies readonly StateName[]

export type DivorceState = (typeof DIVORCE_STATES)[number]

/** What a state's courts call the things this agreement speaks of, as they stand inside a sentence. */
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

/** For a copy completed by hand, when no state is chosen. */
export const GENERAL_WORDS: StateWords = {
  ...shared,
  localName: '',
  courtBefore: 'Court of',
  judgment: 'judgment or decree of divorce',
  ground: 'has broken down beyond repair',
  support: 'spousal support',
}

export const STATE_WORDS: Readonly<Record<DivorceState, StateWords>> = {
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
    judgment: 'judgment of divorce nisi',
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
    mainHome: 'the exclusive right to fix their main residence',
    sharedHome: 'about equal periods of possession',
    parentingTime: 'possession and access',
  },
}

/** The words of a state; the general ones for every other answer. */
export const wordsFor = (state: unknown): StateWords => {
  const known = DIVORCE_STATES.find((name) => name === state)
  return known ? STATE_WORDS[known] : GENERAL_WORDS
}
