import type { StateName } from '../toolbox/states.ts'

/**
 * Who swears on the proof page: the witnesses, or the testator with them. In the other states the
 * statement of the witnesses does it alone: signed under penalties for perjury, or unsworn; or all
 * of them sign a clause under penalties for perjury.
 */
type Proof = 'witnesses' | 'everyone' | 'perjury' | 'clause' | 'none'

/** What becomes of a gift to a witness. */
type WitnessGift = 'valid' | 'suspect' | 'lost' | 'lost with spouse' | 'not confirmed'

export type WillLaw = {
  /** The sections on making and proving a will; absent where none was seen. */
  cite?: string
  /** The section on proving it, where only that one was seen. */
  proofCite?: string
  gift: WitnessGift
  proof: Proof
  /** Married people own much in common, so that each can give away only a half. */
  community?: true
  /** The testator must sign at the end. */
  atEnd?: true
  /** The statute's words on the proof page: quoted, those of the uniform act, or not seen in full. */
  words?: 'own' | 'uniform' | 'unseen'
}

const law = (
  proof: Proof,
  gift: WitnessGift,
  cite?: string,
  more: Omit<WillLaw, 'cite' | 'gift' | 'proof'> = {},
): WillLaw => ({ proof, gift, ...(cite === undefined ? {} : { cite }), ...more })

/** Sources: the state notes next to this file and the table of wills of 2026-11-22. */
export const WILL_LAW: Readonly<Record<StateName, WillLaw>> = {
  Alabama: law('everyone', 'not confirmed', 'Ala. Code §§ 43-8-130 to 43-8-134', {
    words: 'uniform',
  }),
  Alaska: law('everyone', 'valid', 'Alaska Stat. §§ 13.12.501 to 13.12.505', { words: 'uniform' }),
  Arizona: law('everyone', 'not confirmed', undefined, {
    proofCite: 'A.R.S. § 14-2504',
    words: 'uniform',
    community: true,
  }),
  Arkansas: law('witnesses', 'lost', 'Ark. Code §§ 28-25-101 to 28-25-106', { atEnd: true }),
  California: law('perjury', 'suspect', 'Cal. Prob. Code §§ 6100, 6110-6112', { community: true }),
  Colorado: law('everyone', 'not confirmed', 'Colo. Rev. Stat. §§ 15-11-501 to 15-11-505', {
    words: 'own',
  }),
  Connecticut: law(
    'witnesses',
    'lost with spouse',
    'Conn. Gen. Stat. §§ 45a-250, 45a-251, 45a-258, 45a-285',
  ),
  Delaware: law('everyone', 'valid', '12 Del. C. §§ 201-203, 1305', { words: 'own' }),
  'District of Columbia': law('none', 'lost', 'D.C. Code §§ 18-102 to 18-104'),
  Florida: law('everyone', 'valid', 'Fla. Stat. §§ 732.501-732.504', { atEnd: true }),
  Georgia: law('everyone', 'lost', 'O.C.G.A. §§ 53-4-10, 53-4-20, 53-4-23, 53-4-24', {
    words: 'own',
  }),
  Hawaii: law('everyone', 'not confirmed', undefined, {
    proofCite: 'Haw. Rev. Stat. § 560:2-504',
    words: 'uniform',
  }),
  Idaho: law('everyone', 'valid', 'Idaho Code §§ 15-2-501 to 15-2-505', {
    words: 'uniform',
    community: true,
  }),
  Illinois: law('none', 'lost with spouse', '755 ILCS 5/4-1, 5/4-3, 5/4-6, 5/6-4'),
  Indiana: law('clause', 'lost', 'Ind. Code §§ 29-1-5-1 to 29-1-5-3.1'),
  Iowa: law('everyone', 'lost', 'Iowa Code §§ 633.264, 633.279 to 633.281', { words: 'own' }),
  Kansas: law('everyone', 'not confirmed', 'Kan. Stat. §§ 59-601, 59-604, 59-606', {
    words: 'own',
    atEnd: true,
  }),
  Kentucky: law('everyone', 'lost with spouse', 'KRS 394.020, 394.040, 394.210, 394.225', {
    words: 'own',
  }),
  /** Refused: an act before a notary and two witnesses, with its own clause. */
  Louisiana: law('none', 'not confirmed', 'La. Civ. Code art. 1576', { community: true }),
  Maine: law('everyone', 'not confirmed', undefined, {
    proofCite: '18-C M.R.S. § 2-503',
    words: 'own',
  }),
  Maryland: law('none', 'not confirmed', 'Md. Code, Est. & Trusts §§ 4-101, 4-102, 5-303'),
  Massachusetts: law('everyone', 'lost with spouse', 'G.L. c. 190B, §§ 2-501 to 2-505', {
    words: 'uniform',
  }),
  Michigan: law('everyone', 'not confirmed', undefined, {
    proofCite: 'Mich. Comp. Laws § 700.2504',
    words: 'own',
  }),
  Minnesota: law('everyone', 'not confirmed', undefined, {
    proofCite: 'Minn. Stat. § 524.2-504',
    words: 'uniform',
  }),
  Mississippi: law('witnesses', 'lost', 'Miss. Code §§ 91-5-1, 91-5-9, 91-7-7'),
  Missouri: law('everyone', 'lost', 'RSMo 474.310 to 474.337', { words: 'own' }),
  Montana: law('everyone', 'not confirmed', undefined, {
    proofCite: 'Mont. Code § 72-2-524',
    words: 'uniform',
  }),
  Nebraska: law('everyone', 'lost', 'Neb. Rev. Stat. §§ 30-2326 to 30-2330', { words: 'uniform' }),
  Nevada: law('witnesses', 'lost', 'NRS 133.020-133.060', { community: true }),
  'New Hampshire': law('everyone', 'not confirmed', 'RSA 551:2-a', { words: 'own' }),
  'New Jersey': law('everyone', 'not confirmed', 'N.J. Stat. §§ 3B:3-1, 3B:3-2', {
    words: 'unseen',
  }),
  'New Mexico': law('everyone', 'not confirmed', undefined, {
    proofCite: 'N.M. Stat. § 45-2-504',
    words: 'own',
    community: true,
  }),
  'New York': law('witnesses', 'lost', 'EPTL 3-2.1, 3-3.2', { atEnd: true }),
  'North Carolina': law(
    'everyone',
    'lost with spouse',
    'N.C. Gen. Stat. §§ 31-3.3, 31-10, 31-11.6',
    { words: 'own' },
  ),
  'North Dakota': law('everyone', 'valid', 'N.D.C.C. §§ 30.1-08-01 to 30.1-08-05', {
    words: 'uniform',
  }),
  Ohio: law('none', 'lost', 'Ohio Rev. Code §§ 2107.02, 2107.03, 2107.15', { atEnd: true }),
  Oklahoma: law('everyone', 'lost', 'Okla. Stat. tit. 84, §§ 41, 55, 143', {
    words: 'own',
    atEnd: true,
  }),
  /** ORS 113.055, read on 2026-11-28: an affidavit of a witness is evidence, in words of no form. */
  Oregon: law('witnesses', 'not confirmed'),
  Pennsylvania: law('everyone', 'not confirmed', '20 Pa.C.S. §§ 2501, 2502, 3132.1', {
    words: 'uniform',
    atEnd: true,
  }),
  'Rhode Island': law('witnesses', 'lost', 'R.I. Gen. Laws §§ 33-5-2, 33-5-5, 33-6-1, 33-7-26', {
    words: 'own',
  }),
  'South Carolina': law('everyone', 'lost', 'S.C. Code §§ 62-2-501 to 62-2-504', {
    words: 'own',
  }),
  'South Dakota': law('everyone', 'valid', 'SDCL 29A-2-501 to 29A-2-505', { words: 'uniform' }),
  Tennessee: law('witnesses', 'lost', 'Tenn. Code §§ 32-1-102 to 32-1-104, 32-2-110'),
  Texas: law('everyone', 'lost', 'Tex. Est. Code §§ 251.001, 251.051, 251.101-251.1045', {
    words: 'own',
    community: true,
  }),
  Utah: law('everyone', 'not confirmed', undefined, {
    proofCite: 'Utah Code § 75-2-504',
    words: 'uniform',
  }),
  Vermont: law('everyone', 'not confirmed', '14 V.S.A. §§ 1, 5, 10, 108', { words: 'own' }),
  Virginia: law('everyone', 'valid', 'Va. Code §§ 64.2-401 to 64.2-405, 64.2-452', {
    words: 'own',
  }),
  Washington: law('witnesses', 'suspect', 'RCW 11.12.010, 11.12.020, 11.12.160, 11.20.020', {
    community: true,
  }),
  'West Virginia': law(
    'witnesses',
    'lost with spouse',
    'W. Va. Code §§ 41-1-2, 41-1-3, 41-2-1, 41-5-15',
  ),
  Wisconsin: law('everyone', 'lost with spouse', 'Wis. Stat. §§ 853.01, 853.03, 853.04, 853.07', {
    words: 'own',
    community: true,
  }),
  Wyoming: law('everyone', 'lost', 'Wyo. Stat. §§ 2-6-101, 2-6-112, 2-6-114', { words: 'uniform' }),
}
