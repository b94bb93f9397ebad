import type { StateName } from '../toolbox/states.ts'
import type { DatedFigure } from './dated-figures.ts'
import type { Trade } from './trades.ts'

/** The minimum pay for an enforceable restriction; in cents a year unless noted. */
export type PayFloor = {
  figures: readonly DatedFigure[]
  /** Whether pay of exactly the floor is too low. */
  barsEqualPay: boolean
  /** Hours a week on which the year of an hourly employee is calculated; the agreed hours when absent. */
  weekHours?: number
  /** Whether the amounts are for an hour and not for a year. */
  isHourly?: true
  /** Whether the state sets a new amount each year. */
  isYearly?: true
}

/** A state's requirements for a non-compete and a non-solicitation clause. */
export type CovenantLaw = {
  cite: string
  /** Why every non-compete that this document could print would be void. */
  refuses?: string
  floor?: PayFloor
  /** Who may not be bound, by overtime status or by hourly pay. */
  bars?: 'overtime' | 'hourly'
  trades?: readonly Trade[]
  /** How many days before the first day of work the employee must get the agreement. */
  notice?: { days: number; are: 'calendar' | 'business' }
  /** What the area of the restriction has to name. */
  places?: { pattern: RegExp; message: string }
  /** Whether a promise made after work has begun needs new consideration. */
  requiresNewBenefit?: true
  /** Why no non-solicitation clause is printed. */
  refusesSolicitation?: string
  solicitationFloor?: PayFloor
  solicitationTrades?: readonly Trade[]
  /** The only people whom the non-solicitation clause covers. */
  solicitation?: 'clients' | 'staff'
  /** A doubt that is shown next to the question and never blocks. */
  doubt?: string
  solicitationDoubt?: string
}

const ALL_OR_NOTHING =
  'Courts in this state do not shorten a non-compete that goes too far: one excess voids all of it. Keep the work, the time and the area narrow.'
const VOID = 'does not allow this restriction. Please remove it.'

/** A floor that never changes, or one for each year from which it applies. */
const floor = (...figures: DatedFigure[]) => ({ figures, barsEqualPay: false })
const strictFloor = (...figures: DatedFigure[]) => ({ figures, barsEqualPay: true })

/**
 * The law of each state on restrictions after the employment, read 2026-11-22. A sentence without a
 * state's name at its beginning follows that name. Florida: Fla. Stat. 542.45 is not used.
 */
export const COVENANT_LAW: Readonly<Record<StateName, CovenantLaw>> = {
  Alabama: {
    cite: 'Ala. Code §§ 8-1-190 to 8-1-197',
    trades: ['accountant', 'clinician', 'therapist', 'veterinarian'],
    solicitation: 'clients',
  },
  Alaska: { cite: 'Data Management v. Greene' },
  Arizona: { cite: 'Valley Medical Specialists v. Farber', trades: ['broadcast'] },
  Arkansas: { cite: 'Ark. Code § 4-75-101', trades: ['clinician'] },
  California: {
    cite: 'Bus. & Prof. Code §§ 16600 to 16600.5',
    refuses: VOID,
    refusesSolicitation: VOID,
  },
  Colorado: {
    cite: 'C.R.S. § 8-2-113',
    refuses:
      'voids a non-compete without a separate notice that the employee signs, and without high pay. This document does not include that notice. Please remove it.',
    refusesSolicitation:
      'voids this clause without high pay and a separate notice that the employee signs. This document does not include that notice. Please remove it.',
  },
  Connecticut: {
    cite: 'Conn. Gen. Stat. §§ 31-50a, 31-50b',
    trades: ['broadcast', 'clinician', 'guard', 'homeCare'],
  },
  Delaware: { cite: '6 Del. C. § 2707', trades: ['clinician'], doubt: ALL_OR_NOTHING },
  'District of Columbia': {
    cite: 'D.C. Code §§ 32-581.02 to 32-581.03a',
    floor: { ...floor({ from: '2026-01-01', cents: 16_216_400 }), isYearly: true },
    trades: ['clinician'],
    notice: { days: 14, are: 'calendar' },
  },
  Florida: { cite: 'Fla. Stat. § 542.335' },
  Georgia: {
    cite: 'O.C.G.A. §§ 13-8-50 to 13-8-59',
    bars: 'overtime',
    doubt:
      'Georgia allows a non-compete only for people who sell, manage or hire, for key employees and for professionals. The agreement says so.',
  },
  Hawaii: {
    cite: 'HRS § 480-4',
    trades: ['technology'],
    solicitationTrades: ['technology'],
    doubt: 'Hawaii bars non-competes in technology businesses. Leave this blank if yours is one.',
    solicitationDoubt:
      'Hawaii bars non-solicitation clauses in technology businesses. Leave this unchecked if yours is one.',
  },
  Idaho: {
    cite: 'Idaho Code §§ 44-2701 to 44-2704',
    bars: 'overtime',
    doubt: 'Idaho allows a non-compete only for key employees. The agreement says so.',
  },
  Illinois: {
    cite: '820 ILCS 90',
    floor: strictFloor(
      { from: '2022-01-01', cents: 7_500_000 },
      { from: '2027-01-01', cents: 8_000_000 },
    ),
    solicitationFloor: strictFloor(
      { from: '2022-01-01', cents: 4_500_000 },
      { from: '2027-01-01', cents: 4_750_000 },
    ),
  },
  Indiana: {
    cite: 'Central Indiana Podiatry v. Krueger',
    trades: ['clinician'],
    doubt: 'Courts in Indiana only strike out words. Keep the work, the time and the area narrow.',
  },
  Iowa: {
    cite: 'Revere Transducers v. Deere; Iowa Code §§ 135Q.2, 147.161',
    trades: ['clinician', 'homeCare', 'therapist'],
  },
  Kansas: { cite: 'Weber v. Tillman; K.S.A. 50-163' },
  Kentucky: { cite: 'Charles T. Creech v. Brown', requiresNewBenefit: true, trades: ['clinician'] },
  Louisiana: {
    cite: 'La. R.S. 23:921',
    trades: ['carSales', 'clinician', 'learner'],
    places: {
      pattern: /\bparish(es)?\b/i,
      message:
        'Louisiana requires each parish to be named, for example "Orleans Parish and Jefferson Parish". Please name them here.',
    },
    solicitation: 'staff',
    doubt: ALL_OR_NOTHING,
  },
  Maine: {
    cite: '26 M.R.S. §§ 599-A, 599-B',
    floor: { ...strictFloor({ from: '2025-01-01', cents: 6_384_000 }), isYearly: true },
    trades: ['clinician', 'veterinarian'],
    notice: { days: 3, are: 'business' },
  },
  Maryland: {
    cite: 'Md. Code, Lab. & Empl. § 3-716',
    floor: { ...strictFloor({ from: '2024-01-01', cents: 4_680_000 }), isYearly: true },
    trades: ['clinician', 'veterinarian'],
  },
  Massachusetts: {
    cite: 'G.L. c. 149, § 24L',
    bars: 'overtime',
    trades: ['clinician', 'learner'],
    notice: { days: 10, are: 'business' },
  },
  Michigan: { cite: 'MCL 445.774a' },
  Minnesota: { cite: 'Minn. Stat. § 181.988', refuses: VOID },
  Mississippi: { cite: 'Texas Road Boring v. Parker' },
  Missouri: { cite: 'RSMo 431.202' },
  Montana: {
    cite: 'Mont. Code Ann. §§ 28-2-703, 28-2-724',
    refuses:
      'leaves little of a non-compete, and nothing when the employer ends the job. Please remove it.',
    solicitationDoubt:
      'Courts in Montana have not settled how far a non-solicitation clause may go.',
  },
  Nebraska: {
    cite: 'Polly v. Ray D. Hilderman & Co.',
    refuses:
      'lets an employer protect only the customers whom the employee served. Please remove this clause and use the non-solicitation clause instead.',
    solicitation: 'clients',
  },
  Nevada: { cite: 'NRS 613.195', bars: 'hourly' },
  'New Hampshire': {
    cite: 'RSA 275:70, 275:70-a',
    floor: { ...strictFloor({ from: '2019-09-08', cents: 1450 }), isHourly: true },
    trades: ['clinician'],
  },
  'New Jersey': {
    cite: 'Solari Industries v. Malady',
    doubt:
      'Keep the work, the time and the area narrow: a bill to limit non-competes in New Jersey is pending.',
  },
  'New Mexico': {
    cite: 'NMSA § 24A-4-2',
    trades: ['clinician'],
    solicitationTrades: ['clinician'],
  },
  'New York': { cite: 'BDO Seidman v. Hirshberg; Labor Law § 202-k', trades: ['broadcast'] },
  'North Carolina': { cite: 'N.C.G.S. § 75-4', requiresNewBenefit: true },
  'North Dakota': {
    cite: 'N.D.C.C. § 9-08-06',
    refuses: VOID,
    refusesSolicitation:
      'does not let an employer keep a former employee from its customers. Please remove this clause.',
  },
  Ohio: { cite: 'Raimonde v. Van Vlerah' },
  Oklahoma: { cite: '15 O.S. §§ 217 to 219B', refuses: VOID },
  Oregon: {
    cite: 'ORS 653.295',
    refuses:
      'voids a non-compete unless a written offer named it two weeks before the first day, the pay is high, and a copy follows the last day. Please remove it.',
  },
  Pennsylvania: { cite: 'Socko v. Mid-Atlantic Systems; Act 74 of 2024', trades: ['clinician'] },
  'Rhode Island': {
    cite: 'R.I. Gen. Laws § 28-59-3',
    bars: 'overtime',
    floor: { ...strictFloor({ from: '2026-01-01', cents: 3_990_000 }), isYearly: true },
    trades: ['clinician', 'learner'],
  },
  'South Carolina': {
    cite: 'Team IA v. Lucas',
    requiresNewBenefit: true,
    doubt: ALL_OR_NOTHING,
  },
  'South Dakota': { cite: 'SDCL 53-9-8 to 53-9-11.2', trades: ['clinician'] },
  Tennessee: {
    cite: 'Tenn. Code §§ 50-1-210, 50-1-211',
    floor: { ...floor({ from: '2026-07-01', cents: 7_000_000 }), weekHours: 40 },
  },
  Texas: { cite: 'Bus. & Com. Code §§ 15.50 to 15.52', trades: ['clinician'] },
  Utah: { cite: 'Utah Code § 34-51-201', trades: ['clinician', 'veterinarian'] },
  Vermont: { cite: 'Vermont Electric Supply v. Andrus', trades: ['hair'] },
  Virginia: {
    cite: 'Va. Code § 40.1-28.7:8',
    bars: 'overtime',
    floor: { ...floor({ from: '2026-01-01', cents: 150_701 * 52 }), isYearly: true },
    trades: ['clinician'],
    doubt: ALL_OR_NOTHING,
  },
  Washington: {
    cite: 'RCW 49.62',
    refuses:
      'voids all non-compete clauses from June 30, 2027, including earlier ones. Please remove it.',
  },
  'West Virginia': {
    cite: 'Reddy v. Community Health Foundation; W. Va. Code § 47-11E',
    trades: ['clinician'],
    doubt: ALL_OR_NOTHING,
  },
  Wisconsin: { cite: 'Wis. Stat. § 103.465', doubt: ALL_OR_NOTHING },
  Wyoming: {
    cite: 'Wyo. Stat. § 1-23-108',
    refuses: 'voids a non-compete for most employees since July 1, 2025. Please remove it.',
    solicitationDoubt:
      'Courts in Wyoming have not settled whether the ban on non-competes reaches a non-solicitation clause.',
  },
}
