import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { PREMARITAL_LAW } from './premarital-law.ts'
import { lawSentence } from './state-law.ts'

const CHECKED = '2026-11-22'

const read = (state: StateName) => {
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
  ...read(state),
})

const floor = (state: StateName): Coverage[StateName] => ({ ...ownRow(state), kind: 'floor' })

const warnRow = (state: StateName, warning: string): Coverage[StateName] => ({
  kind: 'warn',
  reason: `${warning} ${lawSentence(PREMARITAL_LAW[state])}`,
  ...read(state),
})

/** How the prenuptial agreement serves each state. */
export const coverage: Coverage = {
  Alabama: floor('Alabama'),
  Alaska: floor('Alaska'),
  Arizona: floor('Arizona'),
  Arkansas: floor('Arkansas'),
  California: ownRow('California'),
  Colorado: floor('Colorado'),
  Connecticut: ownRow('Connecticut'),
  Delaware: ownRow('Delaware'),
  'District of Columbia': floor('District of Columbia'),
  Florida: ownRow('Florida'),
  Georgia: floor('Georgia'),
  Hawaii: floor('Hawaii'),
  Idaho: floor('Idaho'),
  Illinois: floor('Illinois'),
  Indiana: floor('Indiana'),
  Iowa: floor('Iowa'),
  Kansas: floor('Kansas'),
  Kentucky: floor('Kentucky'),
  Louisiana: {
    kind: 'refuse',
    reason:
      'In Louisiana such an agreement is an act before a notary and two witnesses, or one that both acknowledge before the wedding, and it belongs to another system of marital property. This document uses other words and would have no effect there.',
    turnTo: 'A Louisiana notary or a lawyer there.',
    cite: 'La. Civ. Code arts. 2325-2332; Acurio v. Acurio (La. 2017)',
    source: 'Civil Code article 2331 and the decision',
    checked: CHECKED,
  },
  Maine: warnRow(
    'Maine',
    'An older law of Maine ended such agreements some time after a child was born. Sign the agreement again after a birth.',
  ),
  Maryland: floor('Maryland'),
  Massachusetts: ownRow('Massachusetts'),
  Michigan: floor('Michigan'),
  Minnesota: warnRow(
    'Minnesota',
    'An agreement signed at least seven days before the wedding is presumed to be enforceable. Sign it 30 days before, to be safe.',
  ),
  Mississippi: floor('Mississippi'),
  Missouri: floor('Missouri'),
  Montana: floor('Montana'),
  Nebraska: floor('Nebraska'),
  Nevada: ownRow('Nevada'),
  'New Hampshire': floor('New Hampshire'),
  'New Jersey': floor('New Jersey'),
  'New Mexico': floor('New Mexico'),
  'New York': ownRow('New York'),
  'North Carolina': floor('North Carolina'),
  'North Dakota': floor('North Dakota'),
  Ohio: floor('Ohio'),
  Oklahoma: warnRow(
    'Oklahoma',
    'A waiver of spousal support is doubtful in Oklahoma. See a lawyer there before you sign.',
  ),
  Oregon: floor('Oregon'),
  Pennsylvania: floor('Pennsylvania'),
  'Rhode Island': floor('Rhode Island'),
  'South Carolina': floor('South Carolina'),
  'South Dakota': floor('South Dakota'),
  Tennessee: floor('Tennessee'),
  Texas: ownRow('Texas'),
  Utah: floor('Utah'),
  Vermont: floor('Vermont'),
  Virginia: floor('Virginia'),
  Washington: floor('Washington'),
  'West Virginia': floor('West Virginia'),
  Wisconsin: floor('Wisconsin'),
  Wyoming: floor('Wyoming'),
}
