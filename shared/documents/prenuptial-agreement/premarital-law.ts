import type { StateName } from '../toolbox/states.ts'

/**
 * Where the rules come from: a version of the uniform act, the uniform act of 2012, a statute of the
 * state's own, or decisions of its courts.
 */
type Origin = 'uniform' | 'uniform 2012' | 'statute' | 'courts'

export type PremaritalLaw = {
  origin: Origin
  /** The sections; absent where none was seen. */
  cite?: string
  /** This state's requirements other than a writing, signatures, disclosure and a free decision. */
  requirement?: string
  /** A sentence that the agreement must or should contain. */
  recital?: string
  /** Two witnesses must sign. */
  witnesses?: true
  /** Spousal support cannot be waived or reduced in advance. */
  keepsSupport?: true
}

const law = (
  origin: Origin,
  cite?: string,
  more: Omit<PremaritalLaw, 'origin' | 'cite'> = {},
): PremaritalLaw => ({ origin, ...(cite === undefined ? {} : { cite }), ...more })

/** Sources: the state notes next to this file and the table of agreements before marriage of 2026-11-22. */
export const PREMARITAL_LAW: Readonly<Record<StateName, PremaritalLaw>> = {
  Alabama: law('courts'),
  Alaska: law('courts'),
  Arizona: law('uniform'),
  Arkansas: law('uniform', 'Ark. Code § 9-11-402', {
    requirement:
      'The signatures must be acknowledged: before a notary, or before two witnesses who have no interest in it. The agreement has room for both.',
    witnesses: true,
  }),
  California: law('uniform', 'Cal. Fam. Code §§ 1611-1615', {
    requirement:
      'Seven days must pass between the final text and signing, and a party without a lawyer signs a separate waiver and explanation.',
  }),
  Colorado: law('uniform 2012', 'Colo. Rev. Stat. §§ 14-2-306, 14-2-309', {
    requirement:
      'Each of you needs time, access to your own lawyer, and the means to pay one if the other has one. The notice of the rights you give up is printed.',
  }),
  Connecticut: law('uniform', 'Conn. Gen. Stat. §§ 46b-36a to 46b-36j', {
    requirement:
      'Each of you needs a fair chance to ask your own lawyer, and disclosure covers income too.',
  }),
  Delaware: law('uniform', '13 Del. C. §§ 321-328'),
  'District of Columbia': law('uniform', 'D.C. Code §§ 46-501 to 46-510'),
  Florida: law('uniform', 'Fla. Stat. §§ 61.079, 732.702', {
    requirement:
      'Two witnesses sign, because of the rights at death. Support while a case is pending is left as it is.',
    witnesses: true,
  }),
  Georgia: law('statute', 'O.C.G.A. §§ 19-3-60 to 19-3-66', {
    requirement:
      'Two witnesses must see you sign, and one of them must be a notary. One witness was not enough in a case of 2009.',
    witnesses: true,
  }),
  Hawaii: law('uniform'),
  Idaho: law('uniform', 'Idaho Code §§ 32-917, 32-922, 32-925', {
    requirement: 'Both signatures must be acknowledged in the same way as on a deed.',
  }),
  Illinois: law('uniform'),
  Indiana: law('uniform'),
  Iowa: law('uniform', 'Iowa Code §§ 596.4, 596.5, 596.8', {
    requirement: 'The agreement may not cut down spousal support.',
    keepsSupport: true,
  }),
  Kansas: law('uniform'),
  Kentucky: law('courts'),
  /** Refused: an authentic act or an act acknowledged before the wedding, in another property system. */
  Louisiana: law('statute', 'La. Civ. Code arts. 2325-2332'),
  Maine: law('uniform', '19-A M.R.S. §§ 601-611'),
  Maryland: law('courts'),
  Massachusetts: law('courts', 'G.L. c. 209, § 25', {
    requirement:
      'Courts look twice: when it was signed and when it is used. A lawyer for each of you weighs heavily.',
  }),
  Michigan: law('courts', 'MCL 557.28'),
  Minnesota: law('statute', 'Minn. Stat. § 519.11', {
    requirement:
      'Two witnesses must sign and the signatures must be acknowledged. Disclosure of income and property, with the basis for the figures, cannot be given up. Each of you needs a real chance to have your own lawyer. An agreement signed at least seven days before the wedding is presumed to be enforceable.',
    witnesses: true,
  }),
  Mississippi: law('courts'),
  Missouri: law('statute', 'RSMo 474.120, 474.220', {
    requirement:
      'Rights at death are given up only after full disclosure and for fair consideration.',
    recital:
      'Where a party gives up rights at death, this was agreed after full disclosure and for fair consideration',
  }),
  Montana: law('uniform'),
  Nebraska: law('uniform', 'Neb. Rev. Stat. §§ 42-1003, 42-1006'),
  Nevada: law('uniform', 'NRS 123A.010 to 123A.100'),
  'New Hampshire': law('courts'),
  'New Jersey': law('uniform', 'N.J.S.A. 37:2-31 to 37:2-41', {
    requirement:
      'A statement of the assets of each must be attached when you sign. Each of you has your own lawyer or gives that up in writing.',
    recital: 'Schedules A and B are the statements of assets annexed to this agreement',
  }),
  'New Mexico': law('uniform', 'NMSA §§ 40-3A-3, 40-3A-4', {
    requirement:
      'Both signatures must be acknowledged. The agreement may not affect spousal support.',
    keepsSupport: true,
  }),
  'New York': law('statute', 'Domestic Relations Law § 236(B)(3)', {
    requirement:
      'Both signatures must be acknowledged in the same way as on a deed, in the exact words that are printed.',
  }),
  'North Carolina': law('uniform', 'N.C. Gen. Stat. §§ 52B-3, 52B-4'),
  'North Dakota': law('uniform 2012', 'N.D.C.C. §§ 14-03.2-05, 14-03.2-08', {
    requirement:
      'Each of you needs time, access to your own lawyer, and the means to pay one. The notice of the rights you give up is printed.',
  }),
  Ohio: law('statute', 'Ohio Rev. Code §§ 3103.05, 3103.06, 3103.061', {
    requirement: 'It must be free, rest on full disclosure and not promote divorce.',
    recital:
      'The parties entered into this agreement freely and with full disclosure of what each of them owns and owes, and nothing in it is meant to promote or encourage divorce',
  }),
  Oklahoma: law('courts'),
  Oregon: law('uniform'),
  Pennsylvania: law('statute', '23 Pa.C.S. § 3106', {
    requirement:
      'A party who attacks it must prove, by clear and convincing evidence, a signature that was not voluntary or a lack of fair disclosure.',
  }),
  'Rhode Island': law('uniform', 'R.I. Gen. Laws §§ 15-17-2, 15-17-6', {
    requirement: 'It is very hard to attack once it is signed.',
  }),
  'South Carolina': law('courts'),
  'South Dakota': law('uniform', 'SDCL 25-2-17, 25-2-18', {
    requirement:
      'The list of what may be agreed leaves out spousal support, so it is not given up.',
    keepsSupport: true,
  }),
  Tennessee: law('statute', 'Tenn. Code § 36-3-501', {
    requirement:
      'It must be entered into freely, knowledgeably and in good faith, which the agreement says.',
    recital:
      'The parties entered into this agreement freely, knowledgeably and in good faith, without duress or undue influence',
  }),
  Texas: law('uniform', 'Tex. Fam. Code §§ 4.001-4.010'),
  Utah: law('uniform'),
  Vermont: law('courts'),
  Virginia: law('uniform', 'Va. Code §§ 20-147 to 20-155'),
  Washington: law('courts'),
  'West Virginia': law('uniform', 'W. Va. Code §§ 48-1A-101 to 48-1A-1101', {
    requirement:
      'The agreement must say that both of you could consult separate lawyers, and it does.',
  }),
  Wisconsin: law('statute', 'Wis. Stat. §§ 766.58, 767.61(3)(L)', {
    requirement: 'At a divorce the whole bargain must be equitable to both.',
  }),
  Wyoming: law('courts'),
}
