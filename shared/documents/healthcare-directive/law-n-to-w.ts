import type { StateName } from '../toolbox/states.ts'
import {
  type StateLaw,
  WITNESSES,
  WITNESSES_AND_NOTARY,
  WITNESSES_OR_NOTARY,
} from './state-rule.ts'

/** Nebraska to Wyoming. */
export const LAW_N_TO_W = {
  Nebraska: {
    kind: 'floor',
    term: 'attorney in fact for health care',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Neb. Rev. Stat. §§ 30-3404, 30-3405, 30-3408',
    note: 'The document has the paragraph that the statute requires you to read, and your signature is acknowledged before a notary.',
  },
  Nevada: {
    kind: 'own',
    term: 'agent under a power of attorney for health care',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Nev. Rev. Stat. § 162A.790',
  },
  'New Hampshire': {
    kind: 'refuse',
    term: 'agent',
    signing: 'a directive is signed before two adult witnesses, a notary or a justice of the peace',
    cite: 'N.H. Rev. Stat. §§ 137-J:14, 137-J:19, 137-J:20',
    note: 'New Hampshire prescribes the form of the directive and a disclosure statement that must accompany it. Their words are not printed here.',
    turnTo:
      'the form that New Hampshire gives out free of charge (Advance Directive), or an attorney licensed in New Hampshire',
    form: {
      title: "New Hampshire's form of the directive (N.H. Rev. Stat. § 137-J:20)",
      url: 'https://gc.nh.gov/rsa/html/X/137-J/137-J-20.htm',
    },
  },
  'New Jersey': {
    kind: 'floor',
    term: 'health care representative',
    signing: 'a directive is signed before two adult witnesses, a notary or an attorney',
    cite: 'N.J. Stat. § 26:2H-56',
  },
  'New Mexico': {
    kind: 'floor',
    term: 'agent',
    signing: 'a directive needs neither witnesses nor a notary',
    cite: 'N.M. Stat. §§ 24-7A-2, 24-7A-4',
  },
  'New York': {
    kind: 'own',
    term: 'health care agent under a health care proxy',
    signing: WITNESSES,
    cite: 'N.Y. Pub. Health Law §§ 2981, 2982',
  },
  'North Carolina': {
    kind: 'floor',
    term: 'health care agent',
    signing: WITNESSES_AND_NOTARY,
    cite: 'N.C. Gen. Stat. §§ 32A-16, 32A-25.1, 90-321',
    note: 'The notary’s certificate is required.',
  },
  'North Dakota': {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'N.D. Cent. Code §§ 23-06.5-05, 23-06.5-06',
    note: 'The representative must accept in writing; the document has a page for it.',
    acceptance: 'needed',
  },
  Ohio: {
    kind: 'refuse',
    term: 'attorney in fact (agent)',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Ohio Rev. Code §§ 1337.11 to 1337.17, 2133.02',
    note: 'Ohio prescribes a notice on forms sold to people without an attorney. The notice is not printed here.',
    turnTo:
      'the form that Ohio gives out free of charge (Health Care Power of Attorney and Living Will Declaration), or an attorney licensed in Ohio',
    form: {
      title: "Ohio's notice for printed forms (Ohio Rev. Code § 1337.17)",
      url: 'https://codes.ohio.gov/ohio-revised-code/section-1337.17',
    },
  },
  Oklahoma: {
    kind: 'floor',
    term: 'health care proxy or health care agent',
    signing: WITNESSES,
    cite: '63 Okla. Stat. §§ 3101.4, 3111.3',
    note: 'Your wish about tube feeding is in a separate paragraph, with a line for your initials.',
    ownFeedingWish: true,
  },
  Oregon: {
    kind: 'refuse',
    term: 'health care representative',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Or. Rev. Stat. §§ 127.510 to 127.529',
    note: 'Oregon prescribes the form, and the appointment takes effect only when the representative has accepted it. The form is not printed here.',
    turnTo:
      'the form that Oregon gives out free of charge (Oregon Advance Directive for Health Care), or an attorney licensed in Oregon',
    form: {
      title: "Oregon's form of the directive (Or. Rev. Stat. § 127.529)",
      url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors127.html',
    },
  },
  Pennsylvania: {
    kind: 'floor',
    term: 'health care agent',
    signing: WITNESSES,
    cite: '20 Pa. Cons. Stat. §§ 5442, 5452',
  },
  'Rhode Island': {
    kind: 'refuse',
    term: 'agent (attorney in fact)',
    signing: WITNESSES_OR_NOTARY,
    cite: 'R.I. Gen. Laws §§ 23-4.10-2, 23-4.11-3',
    note: 'Rhode Island has a statutory form with a warning. Its words are not printed here.',
    turnTo:
      'the form that Rhode Island gives out free of charge (Durable Power of Attorney for Health Care), or an attorney licensed in Rhode Island',
    form: {
      title: "Rhode Island's form of the power of attorney (R.I. Gen. Laws § 23-4.10-2)",
      url: 'https://webserver.rilegislature.gov/Statutes/TITLE23/23-4.10/23-4.10-2.htm',
    },
  },
  'South Carolina': {
    kind: 'refuse',
    term: 'health care agent',
    signing: WITNESSES_AND_NOTARY,
    cite: 'S.C. Code §§ 44-77-40, 62-5-503, 62-5-504',
    note: 'South Carolina prescribes the form of the power of attorney, with a notice and a declaration of the witnesses. Its words are not printed here.',
    turnTo:
      'the form that South Carolina gives out free of charge (Health Care Power of Attorney), or an attorney licensed in South Carolina',
    form: {
      title: "South Carolina's form of the power of attorney (S.C. Code § 62-5-504)",
      url: 'https://www.scstatehouse.gov/code/t62c005.php',
    },
    ownFeedingWish: true,
    pregnancyOverrides: true,
  },
  'South Dakota': {
    kind: 'floor',
    term: 'attorney-in-fact (agent)',
    signing: WITNESSES_OR_NOTARY,
    cite: 'S.D. Codified Laws §§ 34-12D-2, 59-7-2.1',
    note: 'The document states your wish about tube feeding.',
    ownFeedingWish: true,
  },
  Tennessee: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Tenn. Code §§ 34-6-203, 68-11-1803',
    note: 'The witnesses attest that they qualify.',
  },
  Texas: {
    kind: 'own',
    term: 'agent under a medical power of attorney',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Tex. Health & Safety Code §§ 166.032, 166.154, 166.164',
    pregnancyOverrides: true,
  },
  Utah: {
    kind: 'floor',
    term: 'agent',
    signing: 'a directive is signed before one adult witness',
    cite: 'Utah Code §§ 75A-9-107, 75A-9-110',
    pregnancyOverrides: true,
  },
  Vermont: {
    kind: 'warn',
    term: 'agent',
    signing: WITNESSES,
    cite: '18 V.S.A. § 9703',
    note: 'If you are in a hospital or a nursing home, Vermont requires a signed statement by an ombudsman, a member of the clergy, an attorney or another person it names that the document was explained to you.',
  },
  Virginia: {
    kind: 'warn',
    term: 'agent',
    signing: WITNESSES,
    cite: 'Va. Code §§ 54.1-2983, 54.1-2984',
    note: 'The document gives no power over mental health treatment that you object to, for which Virginia has its own rules.',
  },
  Washington: {
    kind: 'floor',
    term: 'agent (attorney-in-fact)',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Wash. Rev. Code §§ 11.125.050, 70.122.030',
    pregnancyOverrides: true,
  },
  'West Virginia': {
    kind: 'floor',
    term: 'medical power of attorney representative',
    signing: WITNESSES_AND_NOTARY,
    cite: 'W. Va. Code § 16-30-4',
    note: 'The notary’s certificate is required.',
  },
  Wisconsin: {
    kind: 'refuse',
    term: 'health care agent',
    signing: WITNESSES,
    cite: 'Wis. Stat. §§ 155.10, 155.20, 155.30',
    note: 'Wisconsin prescribes a notice on forms sold to people without an attorney, and such a form may give no other authority. Its words are not printed here.',
    turnTo:
      'the form that Wisconsin gives out free of charge (Power of Attorney for Health Care), or an attorney licensed in Wisconsin',
    form: {
      title: "Wisconsin's form of the power of attorney (Wis. Stat. § 155.30)",
      url: 'https://docs.legis.wisconsin.gov/statutes/statutes/155/30',
    },
    pregnancyOverrides: true,
  },
  Wyoming: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Wyo. Stat. § 35-22-403',
    note: 'The witnesses declare under penalty of perjury.',
  },
} as const satisfies Partial<Record<StateName, StateLaw>>
