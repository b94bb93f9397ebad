import type { Coverage } from '../template/coverage.ts'
import { type StateName, stateInSentence } from '../toolbox/states.ts'
import { STATE_LAW } from './state-law.ts'

const CHECKED = '2026-11-22'
const SEEN = 'Public copies of the statutes and of the forms of the states'
const NOT_SEEN = 'Stricter reading: the prescribed words were not seen in full'

/** The row of a state, in the same words as its signing page. */
const rowOf = (state: StateName): Coverage[StateName] => {
  const law = STATE_LAW[state]
  const { signing, cite, note } = law
  const rule = `In ${stateInSentence(state)} ${signing}.`
  const isRefused = law.kind === 'refuse'
  const words = {
    reason: isRefused && note ? note : [rule, note].filter(Boolean).join(' '),
    cite,
    source: isRefused || state === 'Kansas' ? NOT_SEEN : SEEN,
    checked: CHECKED,
  }
  return law.kind === 'refuse'
    ? { kind: law.kind, turnTo: law.turnTo, form: law.form, ...words }
    : { kind: law.kind, ...words }
}

/** How the directive serves each state. */
export const coverage: Coverage = {
  Alabama: rowOf('Alabama'),
  Alaska: rowOf('Alaska'),
  Arizona: rowOf('Arizona'),
  Arkansas: rowOf('Arkansas'),
  California: rowOf('California'),
  Colorado: rowOf('Colorado'),
  Connecticut: rowOf('Connecticut'),
  Delaware: rowOf('Delaware'),
  'District of Columbia': rowOf('District of Columbia'),
  Florida: rowOf('Florida'),
  Georgia: rowOf('Georgia'),
  Hawaii: rowOf('Hawaii'),
  Idaho: rowOf('Idaho'),
  Illinois: rowOf('Illinois'),
  Indiana: rowOf('Indiana'),
  Iowa: rowOf('Iowa'),
  Kansas: rowOf('Kansas'),
  Kentucky: rowOf('Kentucky'),
  Louisiana: rowOf('Louisiana'),
  Maine: rowOf('Maine'),
  Maryland: rowOf('Maryland'),
  Massachusetts: rowOf('Massachusetts'),
  Michigan: rowOf('Michigan'),
  Minnesota: rowOf('Minnesota'),
  Mississippi: rowOf('Mississippi'),
  Missouri: rowOf('Missouri'),
  Montana: rowOf('Montana'),
  Nebraska: rowOf('Nebraska'),
  Nevada: rowOf('Nevada'),
  'New Hampshire': rowOf('New Hampshire'),
  'New Jersey': rowOf('New Jersey'),
  'New Mexico': rowOf('New Mexico'),
  'New York': rowOf('New York'),
  'North Carolina': rowOf('North Carolina'),
  'North Dakota': rowOf('North Dakota'),
  Ohio: rowOf('Ohio'),
  Oklahoma: rowOf('Oklahoma'),
  Oregon: rowOf('Oregon'),
  Pennsylvania: rowOf('Pennsylvania'),
  'Rhode Island': rowOf('Rhode Island'),
  'South Carolina': rowOf('South Carolina'),
  'South Dakota': rowOf('South Dakota'),
  Tennessee: rowOf('Tennessee'),
  Texas: rowOf('Texas'),
  Utah: rowOf('Utah'),
  Vermont: rowOf('Vermont'),
  Virginia: rowOf('Virginia'),
  Washington: rowOf('Washington'),
  'West Virginia': rowOf('West Virginia'),
  Wisconsin: rowOf('Wisconsin'),
  Wyoming: rowOf('Wyoming'),
}
