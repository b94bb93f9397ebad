import type { StateName } from '../toolbox/states.ts'

/**
 * Whether a state allows online notarization by live video. `ask`: the law is unclear, so the
 * signer asks first. `cite` is the state's notarial law.
 */
type RemoteNotary = { kind: 'yes' | 'ask' | 'no'; cite: string }

/** The ISO date the table was checked. */
export const REMOTE_NOTARIES_CHECKED = '2026-11-22'

export const REMOTE_NOTARIES: Readonly<Record<StateName, RemoteNotary>> = {
  Alabama: { kind: 'ask', cite: 'Code 35-4-29; 36-20-73.1' },
  Alaska: { kind: 'yes', cite: 'AS 09.63.100; 44.50.075' },
  Arizona: { kind: 'yes', cite: 'ARS 41-264, 41-265' },
  Arkansas: { kind: 'yes', cite: 'ACA 16-47-207; 21-14-301' },
  California: { kind: 'no', cite: 'Civ. Code 1189; jurat Gov. Code 8202' },
  Colorado: { kind: 'yes', cite: 'CRS 24-21-515, 24-21-516' },
  Connecticut: { kind: 'yes', cite: 'CGS 1-34, 1-62, 3-95b' },
  Delaware: { kind: 'ask', cite: '29 Del. C. 4328-4329' },
  'District of Columbia': { kind: 'ask', cite: 'D.C. Code 42-147, 42-148; 1-1231.01' },
  Florida: { kind: 'yes', cite: 'Fla. Stat. 695.25; 117.05' },
  Georgia: { kind: 'ask', cite: 'OCGA 45-17-1, 44-5-30' },
  Hawaii: { kind: 'ask', cite: 'HRS 502-41, 502-42' },
  Idaho: { kind: 'yes', cite: 'IC 51-115, 51-116' },
  Illinois: { kind: 'yes', cite: '5 ILCS 312/6-103, 6-105' },
  Indiana: { kind: 'yes', cite: 'IC 33-42-9-12' },
  Iowa: { kind: 'yes', cite: 'Iowa Code 9B.15, 9B.16' },
  Kansas: { kind: 'ask', cite: 'KSA 53-5a16, 53-5a17' },
  Kentucky: { kind: 'yes', cite: 'KRS 423.160, 423.360' },
  Louisiana: { kind: 'ask', cite: 'CC 1833, 1836; RS 35:621' },
  Maine: { kind: 'yes', cite: '4 MRS 1917, 1918' },
  Maryland: { kind: 'ask', cite: 'SG 18-215, 18-216' },
  Massachusetts: { kind: 'ask', cite: 'G.L. c. 222 s. 15(b), (c)' },
  Michigan: { kind: 'yes', cite: 'MCL 55.287, 565.267' },
  Minnesota: { kind: 'ask', cite: 'Minn. Stat. 358.65, 358.66' },
  Mississippi: { kind: 'ask', cite: 'Miss. Code 89-3-7' },
  Missouri: { kind: 'yes', cite: 'RSMo 442.210' },
  Montana: { kind: 'yes', cite: 'MCA 1-5-609, 1-5-610' },
  Nebraska: { kind: 'yes', cite: 'Neb. Rev. Stat. 64-206; 64-401' },
  Nevada: { kind: 'ask', cite: 'NRS 240.1655, 240.166' },
  'New Hampshire': { kind: 'ask', cite: 'RSA 456-B' },
  'New Jersey': { kind: 'yes', cite: 'NJSA 52:7-19, 52:7-10.12' },
  'New Mexico': { kind: 'yes', cite: 'NMSA 14-14A-14, 14-14A-15' },
  'New York': { kind: 'ask', cite: 'RPL 309-a, 309-b' },
  'North Carolina': { kind: 'no', cite: 'GS 10B-41, 10B-43, 47-38' },
  'North Dakota': { kind: 'yes', cite: 'NDCC 44-06.1-19; 44-06.1-13.1' },
  Ohio: { kind: 'yes', cite: 'ORC 147.542, 147.55, 147.551' },
  Oklahoma: { kind: 'yes', cite: '49 OS 118, 119' },
  Oregon: { kind: 'ask', cite: 'ORS 194.280, 194.285' },
  Pennsylvania: { kind: 'yes', cite: '57 Pa.C.S. 315, 316' },
  'Rhode Island': { kind: 'ask', cite: 'RIGL 42-30.1' },
  'South Carolina': { kind: 'ask', cite: 'SC Code 26-3-70' },
  'South Dakota': { kind: 'yes', cite: 'SDCL 18-5-8' },
  Tennessee: { kind: 'ask', cite: 'TCA 66-22-107' },
  Texas: { kind: 'ask', cite: 'CPRC 121.007, 121.008' },
  Utah: { kind: 'yes', cite: 'Utah Code 57-2a-7; 46-1-6.5' },
  Vermont: { kind: 'ask', cite: '26 VSA 5367, 5368' },
  Virginia: { kind: 'ask', cite: 'Va. Code 55.1-621' },
  Washington: { kind: 'yes', cite: 'RCW 42.45.140; 64.08.060' },
  'West Virginia': { kind: 'ask', cite: 'W. Va. Code 39-4-15, 39-4-16' },
  Wisconsin: { kind: 'yes', cite: 'Wis. Stat. 140.15, 140.16; 140.145(10)' },
  Wyoming: { kind: 'ask', cite: 'W.S. 32-3-114, 32-3-115' },
}

/** Documents that a state's law excludes from online notarization. */
export const NOT_BY_VIDEO: Partial<Record<StateName, readonly string[]>> = {
  Wisconsin: ['prenuptial-agreement', 'divorce-settlement-agreement'],
  Louisiana: ['prenuptial-agreement', 'divorce-settlement-agreement'],
}
