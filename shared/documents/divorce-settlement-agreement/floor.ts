import type { Answers } from '../template/template.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'

/**
 * What was read of a state without its own article. Each text is whole sentences with the
 * citation; an absent one was not found or not confirmed, and nothing is printed for it.
 */
type StateFloor = {
  residence?: string
  waiting?: string
  remarriage?: string
  /** A clause of the state article: how the agreement must be made or what the court requires. */
  form?: string
  /** Months apart before a divorce without fault, with the citation where it was read. */
  apart?: { months: number; withoutChildren?: number; cite?: string }
}

export const FLOOR: Partial<Record<StateName, StateFloor>> = {
  Alabama: {
    residence:
      'Where the other spouse is no resident, the spouse who files must have lived in the state for six months (Ala. Code § 30-2-5).',
    waiting: '30 days must pass between filing and judgment (Ala. Code § 30-2-8.1).',
    remarriage:
      'Neither spouse may marry another person for 60 days after the judgment (Ala. Code § 30-2-10).',
  },
  Alaska: {
    residence:
      'One spouse must live in the state when the case is filed; no length of time is set.',
    waiting: '30 days must pass in a joint dissolution.',
  },
  Arizona: {
    residence: 'One spouse must have lived in the state for 90 days (Ariz. Rev. Stat. § 25-312).',
    waiting: '60 days must pass after service of the papers (Ariz. Rev. Stat. § 25-329).',
  },
  Arkansas: {
    residence:
      'One spouse must have lived in the state for 60 days before filing and three months before the decree (Ark. Code § 9-12-307).',
    waiting: '30 days must pass between filing and decree (Ark. Code § 9-12-310).',
    apart: { months: 18, cite: 'Ark. Code § 9-12-301' },
  },
  Colorado: {
    residence:
      'One spouse must have lived in the state for 91 days before filing (Colo. Rev. Stat. § 14-10-106).',
    waiting:
      '91 days must pass after service of the papers or a joint petition, and they are not waived.',
  },
  Delaware: {
    residence: 'One spouse must have lived in the state for six months (13 Del. C. § 1504).',
    apart: { months: 6 },
  },
  'District of Columbia': {
    residence: 'One spouse must have lived in the District for six months.',
    waiting: 'The judgment is final when the 30 days to appeal have passed.',
    remarriage: 'Neither spouse may marry before the judgment is final.',
  },
  Georgia: {
    residence: 'One spouse must have lived in the state for six months (Ga. Code § 19-5-2).',
    waiting: '30 days must pass after service of the papers.',
  },
  Hawaii: {
    residence:
      'The spouse who files must have a home in the circuit of the court (Haw. Rev. Stat. § 580-1).',
  },
  Idaho: {
    residence: 'One spouse must have lived in the state for six full weeks (Idaho Code § 32-701).',
    waiting: '21 days must pass after service of the papers (Idaho Code § 32-716).',
  },
  Illinois: {
    residence:
      'One spouse must have lived in the state for 90 days before the judgment (750 ILCS 5/401).',
  },
  Indiana: { waiting: '60 days must pass after filing.' },
  Iowa: { waiting: '90 days must pass after service of the papers (Iowa Code § 598.19).' },
  Kansas: {
    waiting: '60 days must pass after filing.',
    remarriage: 'Neither spouse may marry for 30 days after the decree.',
  },
  Kentucky: {
    residence: 'One spouse must have lived in the state for 180 days before filing (KRS 403.140).',
    waiting:
      'The spouses must have lived apart for 60 days before the decree, which can be under one roof (KRS 403.170). With minor children 60 days must also pass after service of the papers (KRS 403.044).',
  },
  /** Read on 2026-11-28 in three guides for Maine, one of which cites M.R. Civ. P. 113. */
  Maine: {
    residence:
      'The spouse who files must have lived in the state for six months, or live in it and have married in it; it is also enough that the other spouse lives in it.',
    waiting: '60 days must pass after service of the papers before the final hearing.',
  },
  Maryland: {
    residence:
      'One spouse must live in the state where the ground arose here, or else must have lived here for six months (Md. Fam. Law § 7-101).',
    waiting: 'No waiting period applies to a divorce by mutual consent.',
  },
  Michigan: {
    residence:
      'One spouse must have lived in the state for 180 days and in the county for 10 (Mich. Comp. Laws § 552.9).',
    waiting:
      '60 days must pass after filing, and six months with minor children (Mich. Comp. Laws § 552.9f).',
  },
  Minnesota: {
    residence: 'One spouse must have lived in the state for 180 days.',
    waiting: 'No waiting period is set.',
  },
  Mississippi: {
    residence: 'One spouse must have lived in the state for six months (Miss. Code § 93-5-5).',
    waiting: '60 days must pass after filing.',
    form: 'The spouses ask for a divorce for irreconcilable differences, and ask the Court to find this Agreement adequate and sufficient (Miss. Code § 93-5-2).',
  },
  Missouri: {
    residence: 'One spouse must have lived in the state for 90 days (Mo. Rev. Stat. § 452.305).',
    waiting: '30 days must pass after filing (Mo. Rev. Stat. § 452.305).',
    form: 'This is a separation agreement under Mo. Rev. Stat. § 452.325. The Court is bound by it unless it is unconscionable, and is never bound by its terms on the custody, support and visitation of children.',
  },
  Montana: {
    residence:
      'One spouse must have had a home in the state, or been stationed in it, for 90 days before filing (Mont. Code § 40-4-104).',
    /** Read on 2026-11-28 in two guides for Montana, one of which cites this section. */
    waiting:
      '21 days must pass after service of the papers, or after a joint petition is filed (Mont. Code § 40-4-105).',
  },
  Nebraska: {
    residence: 'One spouse must have lived in the state for one year (Neb. Rev. Stat. § 42-349).',
    waiting:
      '60 days must pass after service of the papers (Neb. Rev. Stat. § 42-363). The decree is final 30 days after it is entered (Neb. Rev. Stat. § 42-372.01).',
    remarriage: 'Neither spouse may marry another person for six months after the decree.',
    form: 'The Court reads this Agreement for unconscionable terms (Neb. Rev. Stat. § 42-366).',
  },
  Nevada: {
    residence: 'One spouse must have lived in the state for six weeks (Nev. Rev. Stat. § 125.020).',
    waiting: 'No waiting period is set.',
  },
  'New Mexico': {
    residence:
      'One spouse must have lived in the state for six months and have a home in it (N.M. Stat. § 40-4-5).',
    waiting: 'No waiting period is set.',
    form: 'Contracts for separation “must be in writing, and executed and acknowledged or proved in like manner as a grant of land is required to be executed and acknowledged or proved” (N.M. Stat. § 40-2-4). The spouses sign and acknowledge this Agreement in that manner.',
  },
  'North Carolina': {
    residence: 'One spouse must have lived in the state for six months (N.C. Gen. Stat. § 50-6).',
    apart: { months: 12, cite: 'N.C. Gen. Stat. § 50-6' },
    form: 'A separation agreement “must be in writing and acknowledged by both parties before a certifying officer as defined in G.S. 52-10(b). Such certifying officer must not be a party to the contract” (N.C. Gen. Stat. § 52-10.1). The spouses acknowledge this Agreement in that manner.',
  },
  'North Dakota': { waiting: 'No waiting period is set.' },
  Ohio: {
    residence: 'One spouse must have lived in the state for six months.',
    waiting: 'A petition for dissolution is heard between 30 and 90 days after filing.',
    form: 'This separation agreement is attached to the petition for dissolution. Both spouses appear at the hearing and affirm it.',
  },
  Oklahoma: {
    waiting: '10 days must pass after filing, and 90 with minor children.',
    remarriage: 'Neither spouse may marry another person for six months after the decree.',
  },
  Oregon: { waiting: 'No waiting period is set.' },
  Pennsylvania: {
    waiting: '90 days must pass after service before the spouses can both consent to the divorce.',
  },
  'Rhode Island': {
    waiting:
      'A hearing is held. The final judgment enters no earlier than three months after the decision and is presented within 180 days (R.I. Gen. Laws § 15-5-23).',
    remarriage: 'Neither spouse may marry before the final judgment.',
  },
  'South Carolina': {
    residence:
      'One spouse must have lived in the state for one year, or both for three months (S.C. Code § 20-3-30).',
    apart: { months: 12, cite: 'S.C. Code § 20-3-10' },
  },
  'South Dakota': {
    waiting: '60 days must pass after service of the papers (S.D. Codified Laws § 25-4-34).',
  },
  Tennessee: {
    waiting: '60 days must pass after filing, and 90 with minor children.',
    form: 'This marital dissolution agreement names the case or, where none is filed yet, the spouses state that one of them will file it, so that it may take the place of service of process (Tenn. Code § 36-4-103). A judgment does not bind creditors: one may still collect from a spouse, or from that spouse’s property, a debt that this Agreement gives to the other. To close or freeze joint accounts protects both.',
  },
  Utah: {
    residence:
      'One spouse must have lived in the county of the court, or been stationed in the state, for 90 days before filing (Utah Code § 81-4-402).',
    waiting:
      '30 days must pass after the petition is filed, unless the court finds extraordinary circumstances (Utah Code § 81-4-402). Parents of minor children attend the mandatory courses.',
  },
  Vermont: {
    residence:
      'One spouse must have lived in the state for six months before filing and one year before the end of the case (15 Vt. Stat. § 592).',
    waiting:
      'The decree is nisi for 90 days unless the court fixes an earlier date (15 Vt. Stat. § 554).',
  },
  Virginia: {
    residence: 'One spouse must have lived in the state for six months (Va. Code § 20-97).',
    apart: { months: 12, withoutChildren: 6, cite: 'Va. Code § 20-91(A)(9)(a)' },
    form: 'This Agreement is in writing and signed, and takes effect when both have signed (Va. Code § 20-155).',
  },
  Washington: {
    residence: 'One spouse must live in the state when the case is filed.',
    waiting: '90 days must pass after filing and service (Wash. Rev. Code § 26.09.030).',
    form: 'This is a separation contract under Wash. Rev. Code § 26.09.070. It binds the Court unless it was unfair when it was signed, except for a parenting plan.',
  },
  'West Virginia': {
    residence:
      'One spouse must live in the state when the case is filed, if they married in it (W. Va. Code § 48-5-105).',
  },
  Wisconsin: {
    waiting: '120 days must pass after service of the papers.',
    remarriage:
      'Neither spouse may marry anywhere for six months after the judgment (Wis. Stat. § 765.03(2)).',
  },
  /** Read on 2026-11-28 in summaries of Title 20 and a guide for Wyoming. */
  Wyoming: {
    residence:
      'The spouse who files must have lived in the state for 60 days, unless the spouses married in it and one has lived in it ever since (Wyo. Stat. § 20-2-107).',
    waiting: '20 days must pass after filing (Wyo. Stat. § 20-2-108).',
  },
}

/** Months of living apart by the answers; spouses without minor children and with an agreement may need fewer. */
export const monthsApart = (answers: Answers): number | undefined => {
  const state = stateNamed(answers.state)
  const apart = state && FLOOR[state]?.apart
  if (apart === undefined) return undefined
  return answers.hasChildren === true ? apart.months : (apart.withoutChildren ?? apart.months)
}

/**
 * States in which spouses separate by contract, often long before a case is filed: the agreement works
 * from its signing, and a judgment only confirms it.
 */
export const CONTRACT_STATES: readonly StateName[] = [
  'Maryland',
  'North Carolina',
  'South Carolina',
  'Virginia',
]

/** States with community property, or marital property that works like it. */
export const COMMUNITY_STATES: readonly StateName[] = [
  'Arizona',
  'California',
  'Idaho',
  'Nevada',
  'New Mexico',
  'Texas',
  'Washington',
  'Wisconsin',
]

/** States with covenant marriages, which a settlement does not shorten; Louisiana is refused already. */
export const COVENANT_STATES: readonly StateName[] = ['Arizona', 'Arkansas']
