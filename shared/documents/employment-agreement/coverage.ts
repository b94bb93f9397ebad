import type { Coverage } from '../template/coverage.ts'
import type { StateName } from '../toolbox/states.ts'
import { COVENANT_LAW } from './covenant-law.ts'
import { FINAL_PAY, FINAL_PAY_ELSEWHERE, monthlyPay } from './final-pay.ts'

const CHECKED = '2026-11-22'
const SURVEYS =
  'Read in a survey of non-compete law of August 2026, published final-pay rules of October 2026 and the Department of Labor tables of pay days'
const CAREFUL = 'The yearly amount was not confirmed, so it is the stricter reading. The rest'

const MONTHLY = {
  all: '',
  exempt: ' Monthly pay is offered for exempt employees only.',
  none: ' Monthly pay is not offered.',
}

/** What the form does with a non-compete, then when final wages are due and whether pay may be monthly. */
const row = (
  state: StateName,
  kind: 'own' | 'floor',
  covenants: string,
  source = SURVEYS,
): Coverage[StateName] => ({
  kind,
  reason: `${covenants} Final wages are due ${FINAL_PAY[state] ?? FINAL_PAY_ELSEWHERE}.${MONTHLY[monthlyPay(state)]}`,
  cite: COVENANT_LAW[state].cite,
  source,
  checked: CHECKED,
})

const general = (state: StateName, covenants: string, source?: string) =>
  row(state, 'floor', covenants, source)
const own = (state: StateName, covenants: string) => row(state, 'own', covenants)

const REASONABLE = 'A non-compete can be enforced if it is reasonable in scope, time and area.'
const NARROW = `${REASONABLE} A court will not narrow one that goes too far, and the form says so.`
const REFUSED = 'The form refuses a non-compete, because it is void in this state.'
const without = (trades: string) => `The form refuses one for ${trades}.`
const estimate = `${CAREFUL} ${SURVEYS.charAt(0).toLowerCase()}${SURVEYS.slice(1)}`

/** `covenant-law.ts` says which restrictions the form allows. */
export const coverage: Coverage = {
  Alabama: general(
    'Alabama',
    `A non-compete takes effect when both sides confirm it after work has begun. ${without('accountants, clinicians, therapists and veterinarians')} The non-solicitation clause covers clients only.`,
  ),
  Alaska: general('Alaska', REASONABLE),
  Arizona: general('Arizona', `${REASONABLE} ${without('broadcasters')}`),
  Arkansas: general('Arkansas', `${REASONABLE} ${without('clinicians')}`),
  California: own(
    'California',
    'The form refuses a non-compete and a non-solicitation clause: both are void and must not be included. The document has the required sentence on unlawful acts and the notice on inventions.',
  ),
  Colorado: general(
    'Colorado',
    'The form refuses a non-compete and a non-solicitation clause: Colorado requires high pay and a separate signed notice, which this document does not include.',
  ),
  Connecticut: own(
    'Connecticut',
    `${REASONABLE} ${without('broadcasters, clinicians, guards and home-care workers')} Schedule 1 is the written wage notice.`,
  ),
  Delaware: own('Delaware', `${NARROW} ${without('clinicians')}`),
  'District of Columbia': general(
    'District of Columbia',
    'The form refuses a non-compete below $162,164 a year (2026) and for medical work. Above that, it includes the notice that the statute requires and has the agreement delivered 14 days before the first day.',
  ),
  Florida: own(
    'Florida',
    `${REASONABLE} The longer restrictions of the CHOICE Act are not offered.`,
  ),
  Georgia: general(
    'Georgia',
    'The form refuses a non-compete for anyone who earns overtime. Otherwise it binds only sellers, managers, key employees and professionals, and says so.',
  ),
  Hawaii: general(
    'Hawaii',
    `${REASONABLE} Technology businesses may have neither clause: the form refuses both for technology jobs and warns the others.`,
  ),
  Idaho: general(
    'Idaho',
    'The form refuses a non-compete for anyone who earns overtime. Otherwise it binds only key employees, and says so.',
  ),
  Illinois: own(
    'Illinois',
    'The form refuses a non-compete up to $80,000 a year and a non-solicitation clause up to $47,500 (2027). Above that, it includes the advice to see an attorney, the 14 days and the notice on inventions.',
  ),
  Indiana: general(
    'Indiana',
    `${REASONABLE} Courts only strike out wording. ${without('clinicians')}`,
  ),
  Iowa: general(
    'Iowa',
    `${REASONABLE} ${without('mental health, health staffing and other clinicians')}`,
  ),
  Kansas: general('Kansas', `${REASONABLE} The document has the written notice on inventions.`),
  Kentucky: general(
    'Kentucky',
    `${REASONABLE} It is signed before work begins. ${without('clinicians')}`,
  ),
  Louisiana: general(
    'Louisiana',
    `A non-compete must name each parish and takes effect when both sides confirm it after work has begun. ${without('car sellers, clinicians, interns and apprentices')} The non-solicitation clause covers co-workers only.`,
  ),
  Maine: general(
    'Maine',
    `The form refuses a non-compete up to about $63,840 a year (2026, computed from the poverty line) and for clinicians and veterinarians. Above that it requires three business days and starts after a year of work or six months.`,
    estimate,
  ),
  Maryland: general(
    'Maryland',
    'The form refuses a non-compete up to $46,800 a year, and for clinicians and veterinarians.',
  ),
  Massachusetts: own(
    'Massachusetts',
    'The form refuses a non-compete for anyone who earns overtime and for clinicians and interns. Otherwise the document includes garden leave, the right to counsel and the ten business days.',
  ),
  Michigan: general('Michigan', REASONABLE),
  Minnesota: general(
    'Minnesota',
    `${REFUSED} The non-solicitation clause is allowed. The document has the written notice on inventions.`,
  ),
  Mississippi: general('Mississippi', REASONABLE),
  Missouri: general('Missouri', REASONABLE),
  Montana: general(
    'Montana',
    'Montana is not an at-will state: the document sets a probationary period of twelve months, and good cause after it. The form refuses a non-compete.',
  ),
  Nebraska: general(
    'Nebraska',
    'The form refuses a non-compete. The non-solicitation clause covers only clients whom the employee personally served.',
  ),
  Nevada: general(
    'Nevada',
    'The form refuses a non-compete for hourly pay. Otherwise the non-compete ends with a layoff and leaves out customers who come on their own.',
  ),
  'New Hampshire': general(
    'New Hampshire',
    'The form refuses a non-compete up to $14.50 an hour and for clinicians. Otherwise the document records that the employee had a copy before accepting the offer.',
  ),
  'New Jersey': general('New Jersey', REASONABLE),
  'New Mexico': general('New Mexico', `${REASONABLE} ${without('clinicians')}`),
  'New York': own(
    'New York',
    `${REASONABLE} ${without('broadcasters')} The employer also gives the employee the state's own wage notice.`,
  ),
  'North Carolina': general('North Carolina', `${REASONABLE} It is signed before work begins.`),
  'North Dakota': general(
    'North Dakota',
    'The form refuses a non-compete and a non-solicitation clause, because both are void in this state.',
  ),
  Ohio: general('Ohio', REASONABLE),
  Oklahoma: general(
    'Oklahoma',
    `${REFUSED} The non-solicitation clause covers direct solicitation of established customers.`,
  ),
  Oregon: general(
    'Oregon',
    'The form refuses a non-compete: Oregon requires a written offer two weeks ahead, high pay and a copy after the last day.',
  ),
  Pennsylvania: general('Pennsylvania', `${REASONABLE} ${without('clinicians')}`),
  'Rhode Island': general(
    'Rhode Island',
    'The form refuses a non-compete for anyone who earns overtime, up to about $39,900 a year (2026, computed from the poverty line), and for clinicians and interns. Schedule 1 is the signed notice at hire.',
    estimate,
  ),
  'South Carolina': general('South Carolina', `${NARROW} It is signed before work begins.`),
  'South Dakota': general('South Dakota', `${REASONABLE} ${without('clinicians')}`),
  Tennessee: general(
    'Tennessee',
    'The form refuses a non-compete below $70,000 a year, since July 1, 2026.',
  ),
  Texas: own(
    'Texas',
    `${REASONABLE} It is tied to a promise to share information. ${without('clinicians')}`,
  ),
  Utah: general(
    'Utah',
    `${REASONABLE} One year is the limit, and the form offers no more. ${without('clinicians and veterinarians')}`,
  ),
  Vermont: general('Vermont', `${REASONABLE} ${without('barbers and cosmetologists')}`),
  Virginia: general(
    'Virginia',
    'The form refuses a non-compete for anyone who earns overtime, below $78,364.52 a year (2026) and for clinicians. It ends when the job ends without cause, so no severance has to be promised.',
  ),
  Washington: own(
    'Washington',
    'The form refuses a non-compete: all of them are void from June 30, 2027. The document has the notice on inventions.',
  ),
  'West Virginia': general('West Virginia', `${NARROW} ${without('clinicians')}`),
  Wisconsin: general('Wisconsin', NARROW),
  Wyoming: general(
    'Wyoming',
    'The form refuses a non-compete, which is void for most employees since July 1, 2025, and warns about the non-solicitation clause.',
  ),
}
