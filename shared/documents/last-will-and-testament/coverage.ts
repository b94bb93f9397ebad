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

const coverageIn = (state: StateName): Coverage[StateName] => {
  const law = WILL_LAW[state]
  const cite = law.cite ?? law.proofCite
  const signing = `In ${stateInSentence(state)} you sign on paper with two adult witnesses, all in one room.`
  return {
    kind: OWN.includes(state) ? 'own' : 'floor',
    reason: `${signing} ${giftSentence(law)} ${proofSentence(law)}`,
    ...(cite === undefined ? {} : { cite }),
    source: 'The statute, or a public page that states its rule',
    checked: CHECKED,
  }
}

/** How the will serves each state. */
export const coverage: Coverage = {
  Alabama: coverageIn('Alabama'),
  Alaska: coverageIn('Alaska'),
  Arizona: coverageIn('Arizona'),
  Arkansas: coverageIn('Arkansas'),
  California: coverageIn('California'),
  Colorado: coverageIn('Colorado'),
  Connecticut: coverageIn('Connecticut'),
  Delaware: coverageIn('Delaware'),
  'District of Columbia': coverageIn('District of Columbia'),
  Florida: coverageIn('Florida'),
  Georgia: coverageIn('Georgia'),
  Hawaii: coverageIn('Hawaii'),
  Idaho: coverageIn('Idaho'),
  Illinois: coverageIn('Illinois'),
  Indiana: coverageIn('Indiana'),
  Iowa: coverageIn('Iowa'),
  Kansas: coverageIn('Kansas'),
  Kentucky: coverageIn('Kentucky'),
  Louisiana: {
    kind: 'refuse',
    reason:
      'A Louisiana will is made before a notary and two witnesses, with signatures on every page and a special clause, and some children have a right to a share. This document does none of that.',
    turnTo: 'A Louisiana notary or an attorney there.',
    cite: 'La. Civ. Code art. 1576 (Act 30 of 2025)',
    source: 'Senate Bill 49 of 2025 and the first lines of the article',
    checked: CHECKED,
  },
  Maine: coverageIn('Maine'),
  Maryland: coverageIn('Maryland'),
  Massachusetts: coverageIn('Massachusetts'),
  Michigan: coverageIn('Michigan'),
  Minnesota: coverageIn('Minnesota'),
  Mississippi: coverageIn('Mississippi'),
  Missouri: coverageIn('Missouri'),
  Montana: coverageIn('Montana'),
  Nebraska: coverageIn('Nebraska'),
  Nevada: coverageIn('Nevada'),
  'New Hampshire': coverageIn('New Hampshire'),
  'New Jersey': coverageIn('New Jersey'),
  'New Mexico': coverageIn('New Mexico'),
  'New York': coverageIn('New York'),
  'North Carolina': coverageIn('North Carolina'),
  'North Dakota': coverageIn('North Dakota'),
  Ohio: coverageIn('Ohio'),
  Oklahoma: coverageIn('Oklahoma'),
  Oregon: coverageIn('Oregon'),
  Pennsylvania: coverageIn('Pennsylvania'),
  'Rhode Island': coverageIn('Rhode Island'),
  'South Carolina': coverageIn('South Carolina'),
  'South Dakota': coverageIn('South Dakota'),
  Tennessee: coverageIn('Tennessee'),
  Texas: coverageIn('Texas'),
  Utah: coverageIn('Utah'),
  Vermont: coverageIn('Vermont'),
  Virginia: coverageIn('Virginia'),
  Washington: coverageIn('Washington'),
  'West Virginia': coverageIn('West Virginia'),
  Wisconsin: coverageIn('Wisconsin'),
  Wyoming: coverageIn('Wyoming'),
}
