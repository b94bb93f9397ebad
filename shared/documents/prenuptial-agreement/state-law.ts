import { type StateName, stateNamed } from '../toolbox/states.ts'
import { PREMARITAL_LAW, type PremaritalLaw } from './premarital-law.ts'

/** Citations of a state's law on agreements before marriage. Sources: the state notes next to this file. */
export type Statutes = {
  law: string
  effective?: string
  changes?: string
  voidMarriage?: string
  timeLimits?: string
  choiceOfLaw?: string
  assistance?: string
}

/** Only what was confirmed for the state; the others print no number. */
export const STATUTES: Partial<Record<StateName, Statutes>> = {
  Connecticut: {
    law: 'the Connecticut Premarital Agreement Act, Conn. Gen. Stat. §§ 46b-36a to 46b-36j',
    effective: 'Conn. Gen. Stat. § 46b-36e',
    changes: 'Conn. Gen. Stat. § 46b-36f',
    voidMarriage: 'Conn. Gen. Stat. § 46b-36h',
    timeLimits: 'Conn. Gen. Stat. § 46b-36i',
    choiceOfLaw: 'Conn. Gen. Stat. § 46b-36d',
    assistance: 'Conn. Gen. Stat. § 46b-36g(b)',
  },
  'New York': { law: 'Domestic Relations Law § 236(B)(3)' },
  California: { law: 'California Family Code §§ 1600-1617' },
  Texas: {
    law: 'Texas Family Code §§ 4.001-4.010',
    effective: 'Tex. Fam. Code § 4.004',
    changes: 'Tex. Fam. Code § 4.005',
  },
  Florida: { law: 'Fla. Stat. § 61.079' },
  Massachusetts: { law: 'Massachusetts General Laws c. 209, § 25' },
  Delaware: {
    law: '13 Del. C. §§ 321-328',
    effective: '13 Del. C. § 324',
    changes: '13 Del. C. § 325',
  },
  Nevada: {
    law: 'NRS 123A.010 to 123A.100',
    effective: 'NRS 123A.060',
    changes: 'NRS 123A.070',
    voidMarriage: 'NRS 123A.090',
    timeLimits: 'NRS 123A.100',
  },
}

/** States in which support while a case is pending is not waived before the wedding: the stricter reading. */
export const KEEPS_TEMPORARY_SUPPORT: readonly string[] = ['Florida']

/** The rules of a state; undefined for other text. */
export const premaritalLawOf = (name: string): PremaritalLaw | undefined => {
  const state = stateNamed(name)
  return state && PREMARITAL_LAW[state]
}

const REQUIREMENTS = 'requires a writing, both signatures, honest disclosure and a free decision'

const ORIGIN: Readonly<Record<PremaritalLaw['origin'], string>> = {
  uniform: `The state has a version of the Uniform Premarital Agreement Act, which ${REQUIREMENTS}.`,
  'uniform 2012': `The state has the uniform act of 2012, which ${REQUIREMENTS}.`,
  statute: `The state has its own statute, which ${REQUIREMENTS}.`,
  courts:
    'The courts of the state apply their own decisions: they look for a writing, both signatures, honest disclosure, a free decision and fair terms.',
}

/** A state's legal requirements in plain words. */
export const lawSentence = ({ origin, requirement }: PremaritalLaw): string =>
  [ORIGIN[origin], requirement].filter(Boolean).join(' ')
