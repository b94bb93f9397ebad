import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { STATE_LIMITS } from './limits.ts'

const CHECKED = '2026-11-22'
const SEEN = 'Public copies of the statutes and state compendia of interest limits'
const NOT_SEEN = 'Stricter reading: no source for a one-time private lender was confirmed'
const LICENSE =
  'The limits apply to people who lend regularly. A single loan between private parties is outside them; a second or third may not be.'

/** The row of a state, with the same words as its limits and checks. */
const rowOf = (state: StateName, kind: 'own' | 'floor'): Coverage[StateName] => {
  const { terms, cite, license, unconfirmed, lateFee } = STATE_LIMITS[state]
  const fee = lateFee ? ` A late fee needs ${lateFee.days} days of grace.` : ''
  return {
    kind: license ? 'warn' : kind,
    reason: license ? `${LICENSE} ${terms}` : `${terms}${fee}`,
    ...(cite === undefined ? {} : { cite }),
    source: unconfirmed ? NOT_SEEN : SEEN,
    checked: CHECKED,
  }
}

/** How the note serves each state: every state is sold, and a rate above its limit is refused. */
export const coverage: Coverage = {
  Alabama: rowOf('Alabama', 'floor'),
  Alaska: rowOf('Alaska', 'floor'),
  Arizona: rowOf('Arizona', 'floor'),
  Arkansas: rowOf('Arkansas', 'floor'),
  California: rowOf('California', 'own'),
  Colorado: rowOf('Colorado', 'floor'),
  Connecticut: rowOf('Connecticut', 'own'),
  Delaware: rowOf('Delaware', 'own'),
  'District of Columbia': rowOf('District of Columbia', 'floor'),
  Florida: rowOf('Florida', 'own'),
  Georgia: rowOf('Georgia', 'floor'),
  Hawaii: rowOf('Hawaii', 'floor'),
  Idaho: rowOf('Idaho', 'floor'),
  Illinois: rowOf('Illinois', 'floor'),
  Indiana: rowOf('Indiana', 'floor'),
  Iowa: rowOf('Iowa', 'floor'),
  Kansas: rowOf('Kansas', 'floor'),
  Kentucky: rowOf('Kentucky', 'floor'),
  Louisiana: rowOf('Louisiana', 'floor'),
  Maine: rowOf('Maine', 'floor'),
  Maryland: rowOf('Maryland', 'floor'),
  Massachusetts: rowOf('Massachusetts', 'own'),
  Michigan: rowOf('Michigan', 'floor'),
  Minnesota: rowOf('Minnesota', 'floor'),
  Mississippi: rowOf('Mississippi', 'floor'),
  Missouri: rowOf('Missouri', 'floor'),
  Montana: rowOf('Montana', 'floor'),
  Nebraska: rowOf('Nebraska', 'floor'),
  Nevada: rowOf('Nevada', 'own'),
  'New Hampshire': rowOf('New Hampshire', 'floor'),
  'New Jersey': rowOf('New Jersey', 'floor'),
  'New Mexico': rowOf('New Mexico', 'floor'),
  'New York': rowOf('New York', 'own'),
  'North Carolina': rowOf('North Carolina', 'floor'),
  'North Dakota': rowOf('North Dakota', 'floor'),
  Ohio: rowOf('Ohio', 'floor'),
  Oklahoma: rowOf('Oklahoma', 'floor'),
  Oregon: rowOf('Oregon', 'floor'),
  Pennsylvania: rowOf('Pennsylvania', 'floor'),
  'Rhode Island': rowOf('Rhode Island', 'floor'),
  'South Carolina': rowOf('South Carolina', 'floor'),
  'South Dakota': rowOf('South Dakota', 'floor'),
  Tennessee: rowOf('Tennessee', 'floor'),
  Texas: rowOf('Texas', 'own'),
  Utah: rowOf('Utah', 'floor'),
  Vermont: rowOf('Vermont', 'floor'),
  Virginia: rowOf('Virginia', 'floor'),
  Washington: rowOf('Washington', 'floor'),
  'West Virginia': rowOf('West Virginia', 'floor'),
  Wisconsin: rowOf('Wisconsin', 'floor'),
  Wyoming: rowOf('Wyoming', 'floor'),
}
