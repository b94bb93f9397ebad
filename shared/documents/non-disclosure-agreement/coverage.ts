import type { Coverage } from '../template/coverage.ts'

const CHECKED = '2026-11-22'
const SURVEY = 'Read in a 2026 survey of state limits on nondisclosure clauses'

type Row = Coverage[keyof Coverage]

const own = (reason: string, cite: string): Row => ({
  kind: 'own',
  reason,
  cite,
  source: 'Read in the state notes of this document',
  checked: CHECKED,
})

const floor = (reason: string, cite?: string, source = SURVEY): Row => ({
  kind: 'floor',
  reason,
  ...(cite === undefined ? {} : { cite }),
  source,
  checked: CHECKED,
})

const PROTECTED =
  'The section on protected rights is always included. It lets people speak about harassment, discrimination, retaliation, assault and wage violations.'
const SPEECH = `The state limits secrecy about harassment or discrimination at work. ${PROTECTED}`
const NO_RESTRAINT = `${PROTECTED} The state voids restraints on work; this document has none.`

/** No state needs a refusal: the document has no non-compete and no limit on hiring. */
export const coverage: Coverage = {
  Alabama: floor(PROTECTED),
  Alaska: floor(PROTECTED),
  Arizona: floor(SPEECH),
  Arkansas: floor(PROTECTED),
  California: own(
    'Includes California-specific terms. For a worker, it prints the sentence that the statute requires, word for word.',
    'Cal. Gov. Code § 12964.5; Bus. & Prof. Code § 16600',
  ),
  Colorado: floor(
    `${SPEECH} A clause that limits such speech would need a signed addendum; this document has no such clause.`,
    'C.R.S. § 24-34-407',
  ),
  Connecticut: own(
    'Includes Connecticut-specific terms on the state trade secrets act.',
    'Conn. Gen. Stat. §§ 35-50 to 35-58',
  ),
  Delaware: own(
    'Includes Delaware-specific terms. Its scope is limited to information and one purpose.',
    '18 U.S.C. § 1836',
  ),
  'District of Columbia': floor(PROTECTED),
  Florida: own(
    'Includes Florida-specific terms. The form warns about a long confidentiality period for an employee.',
    'Fla. Stat. § 542.45',
  ),
  Georgia: floor(PROTECTED),
  Hawaii: floor(SPEECH),
  Idaho: floor(PROTECTED),
  Illinois: own(
    'Includes Illinois-specific terms. For a worker, it lists the rights under the Workplace Transparency Act.',
    '820 ILCS 96; 765 ILCS 1065',
  ),
  Indiana: floor(PROTECTED),
  Iowa: floor(PROTECTED),
  Kansas: floor(PROTECTED),
  Kentucky: floor(PROTECTED),
  Louisiana: floor(PROTECTED, undefined, 'Not confirmed, so we use the stricter reading'),
  Maine: floor(SPEECH),
  Maryland: floor(SPEECH),
  Massachusetts: own(
    'Includes Massachusetts-specific terms. A nondisclosure agreement is outside the non-compete statute.',
    'G.L. c. 149, § 24L',
  ),
  Michigan: floor(PROTECTED),
  Minnesota: floor(NO_RESTRAINT, 'Minn. Stat. § 181.988'),
  Mississippi: floor(PROTECTED),
  Missouri: floor(PROTECTED),
  Montana: floor(PROTECTED),
  Nebraska: floor(PROTECTED),
  Nevada: floor(SPEECH),
  'New Hampshire': floor(PROTECTED),
  'New Jersey': floor(SPEECH, 'N.J.S.A. 10:5-12.8'),
  'New Mexico': floor(SPEECH),
  'New York': own(
    'Includes New York-specific terms. For a worker, it lists the authorities that the statute names.',
    'N.Y. Gen. Oblig. Law § 5-336',
  ),
  'North Carolina': floor(PROTECTED),
  'North Dakota': floor(NO_RESTRAINT, 'N.D.C.C. § 9-08-06'),
  Ohio: floor(PROTECTED),
  Oklahoma: floor(NO_RESTRAINT, '15 O.S. §§ 217 to 219B'),
  Oregon: floor(SPEECH),
  Pennsylvania: floor(PROTECTED),
  'Rhode Island': floor(PROTECTED),
  'South Carolina': floor(PROTECTED),
  'South Dakota': floor(PROTECTED),
  Tennessee: floor(SPEECH),
  Texas: own(
    'Includes Texas-specific terms. The document promises that information will be shared.',
    '18 U.S.C. § 1836',
  ),
  Utah: floor(SPEECH),
  Vermont: floor(SPEECH),
  Virginia: floor(SPEECH),
  Washington: own(
    'Includes Washington-specific terms. For a worker, it covers each item of the Silenced No More Act.',
    'Silenced No More Act (2022)',
  ),
  'West Virginia': floor(PROTECTED),
  Wisconsin: floor(PROTECTED),
  Wyoming: floor(PROTECTED),
}
