import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { PREMARITAL_LAW } from './premarital-law.ts'
import { lawSentence } from './state-law.ts'

const CHECKED = '2026-11-22'

const citationOf = (state: StateName) => {
  const { cite } = PREMARITAL_LAW[state]
  return {
    ...(cite === undefined ? {} : { cite }),
    source:
      cite === undefined
        ? 'Not confirmed, so we use the stricter reading'
        : 'The statute, or a page that states it',
    checked: CHECKED,
  }
}

const ownRow = (state: StateName): Coverage[StateName] => ({
  kind: 'own',
  reason: lawSentence(PREMARITAL_LAW[state]),
  ...citationOf(state),
})

const floorRow = (state: StateName): Coverage[StateName] => ({ ...ownRow(state), kind: 'floor' })

const warnRow = (state: StateName, warning: string): Coverage[StateName] => ({
  kind: 'warn',
  reason: `${warning} ${lawSentence(PREMARITAL_LAW[state])}`,
  ...citationOf(state),
})

/** How the prenuptial agreement serves each state. */
export const coverage: Coverage = {
  Alabama: floorRow('Alabama'),
  Alaska: floorRow('Alaska'),
  Arizona: floorRow('Arizona'),
  Arkansas: floorRow('Arkansas'),
  California: ownRow('California'),
  Colorado: floorRow('Colorado'),
  Connecticut: ownRow('Connecticut'),
  Delaware: ownRow('Delaware'),
  'District of Columbia': floorRow('District of Columbia'),
  Florida: ownRow('Florida'),
  Georgia: floorRow('Georgia'),
  Hawaii: floorRow('Hawaii'),
  Idaho: floorRow('Idaho'),
  Illinois: floorRow('Illinois'),
  Indiana: floorRow('Indiana'),
  Iowa: floorRow('Iowa'),
  Kansas: floorRow('Kansas'),
  Kentucky: floorRow('Kentucky'),
  Louisiana: {
    kind: 'refuse',
    reason:
      'In Louisiana such an agreement must be an act before a notary and two witnesses, or one that both acknowledge before the wedding, and it belongs to a different system of marital property. This document uses other words and would have no effect there.',
    turnTo: 'A Louisiana notary or a lawyer there.',
    cite: 'La. Civ. Code arts. 2325-2332; Acurio v. Acurio (La. 2017)',
    source: 'Civil Code article 2331 and the decision',
    checked: CHECKED,
  },
  Maine: warnRow(
    'Maine',
    'An older law of Maine ended such agreements some time after a child was born. Sign the agreement again after a birth.',
  ),
  Maryland: floorRow('Maryland'),
  Massachusetts: ownRow('Massachusetts'),
  Michigan: floorRow('Michigan'),
  Minnesota: warnRow(
    'Minnesota',
    'An agreement signed at least seven days before the wedding is presumed to be enforceable. Sign it 30 days before, to be safe.',
  ),
  Mississippi: floorRow('Mississippi'),
  Missouri: floorRow('Missouri'),
  Montana: floorRow('Montana'),
  Nebraska: floorRow('Nebraska'),
  Nevada: ownRow('Nevada'),
  'New Hampshire': floorRow('New Hampshire'),
  'New Jersey': floorRow('New Jersey'),
  'New Mexico': floorRow('New Mexico'),
  'New York': ownRow('New York'),
  'North Carolina': floorRow('North Carolina'),
  'North Dakota': floorRow('North Dakota'),
  Ohio: floorRow('Ohio'),
  Oklahoma: warnRow(
    'Oklahoma',
    'A waiver of spousal support is doubtful in Oklahoma. See a lawyer there before you sign.',
  ),
  Oregon: floorRow('Oregon'),
  Pennsylvania: floorRow('Pennsylvania'),
  'Rhode Island': floorRow('Rhode Island'),
  'South Carolina': floorRow('South Carolina'),
  'South Dakota': floorRow('South Dakota'),
  Tennessee: floorRow('Tennessee'),
  Texas: ownRow('Texas'),
  Utah: floorRow('Utah'),
  Vermont: floorRow('Vermont'),
  Virginia: floorRow('Virginia'),
  Washington: floorRow('Washington'),
  'West Virginia': floorRow('West Virginia'),
  Wisconsin: floorRow('Wisconsin'),
  Wyoming: floorRow('Wyoming'),
}
