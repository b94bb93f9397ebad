import type { Coverage } from '../template/coverage.ts'
import { type StateName, stateInSentence } from '../toolbox/states.ts'
import { giftSentence, proofSentence } from './state-law.ts'
import { WILL_LAW } from './will-law.ts'

const CHECKED = '2026-11-22'

/** States with their own notes next to this file. */
const OWN: readonly StateName[] = [
  'California',
  'Connecticut',
  'Delaware',
  'Florida',
  'Massachusetts',
  'Nevada',
  'New York',
  'Texas',
]

const covered = (state: StateName): Coverage[StateName] => {
  const law = WILL_LAW[state]
  const signing = `In ${stateInSentence(state)} you sign on paper with two adult witnesses, all in one room.`
  return {
    kind: OWN.includes(state) ? 'own' : 'floor',
    reason: `${signing} ${giftSentence(law)} ${proofSentence(law)}`,
    ...(law.cite === undefined ? {} : { cite: law.cite }),
    source:
      law.cite === undefined
        ? 'Not confirmed, so we use the stricter reading'
        : 'The statute, or a public page that states its rule',
    checked: CHECKED,
  }
}

/** How the will serves each state. */
export const coverage: Coverage = {
  Alabama: covered('Alabama'),
  Alaska: covered('Alaska'),
  Arizona: covered('Arizona'),
  Arkansas: covered('Arkansas'),
  California: covered('California'),
  Colorado: covered('Colorado'),
  Connecticut: covered('Connecticut'),
  Delaware: covered('Delaware'),
  'District of Columbia': covered('District of Columbia'),
  Florida: covered('Florida'),
  Georgia: covered('Georgia'),
  Hawaii: covered('Hawaii'),
  Idaho: covered('Idaho'),
  Illinois: covered('Illinois'),
  Indiana: covered('Indiana'),
  Iowa: covered('Iowa'),
  Kansas: covered('Kansas'),
  Kentucky: covered('Kentucky'),
  Louisiana: {
    kind: 'refuse',
    reason:
      'A Louisiana will is made before a notary and two witnesses, with signatures on every page and a special clause, and some children have a right to a share. This document does none of that.',
    turnTo: 'A Louisiana notary or a lawyer there.',
    cite: 'La. Civ. Code art. 1576 (Act 30 of 2025)',
    source: 'Senate Bill 49 of 2025 and the first lines of the article',
    checked: CHECKED,
  },
  Maine: covered('Maine'),
  Maryland: covered('Maryland'),
  Massachusetts: covered('Massachusetts'),
  Michigan: covered('Michigan'),
  Minnesota: covered('Minnesota'),
  Mississippi: covered('Mississippi'),
  Missouri: covered('Missouri'),
  Montana: covered('Montana'),
  Nebraska: covered('Nebraska'),
  Nevada: covered('Nevada'),
  'New Hampshire': covered('New Hampshire'),
  'New Jersey': covered('New Jersey'),
  'New Mexico': covered('New Mexico'),
  'New York': covered('New York'),
  'North Carolina': covered('North Carolina'),
  'North Dakota': covered('North Dakota'),
  Ohio: covered('Ohio'),
  Oklahoma: covered('Oklahoma'),
  Oregon: covered('Oregon'),
  Pennsylvania: covered('Pennsylvania'),
  'Rhode Island': covered('Rhode Island'),
  'South Carolina': covered('South Carolina'),
  'South Dakota': covered('South Dakota'),
  Tennessee: covered('Tennessee'),
  Texas: covered('Texas'),
  Utah: covered('Utah'),
  Vermont: covered('Vermont'),
  Virginia: covered('Virginia'),
  Washington: covered('Washington'),
  'West Virginia': covered('West Virginia'),
  Wisconsin: covered('Wisconsin'),
  Wyoming: covered('Wyoming'),
}
