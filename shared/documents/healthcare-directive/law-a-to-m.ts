import type { StateName } from '../toolbox/states.ts'
import {
  type StateLaw,
  WITNESSES,
  WITNESSES_AND_NOTARY,
  WITNESSES_OR_NOTARY,
} from './state-rule.ts'

/** Alabama to Montana. A state is refused where its form is prescribed and its words were not read. */
export const LAW_A_TO_M = {
  Alabama: {
    kind: 'refuse',
    term: 'health care proxy',
    signing: WITNESSES,
    cite: 'Ala. Code § 22-8A-4',
    note: 'Alabama prescribes the form of the directive and an acceptance by the proxy that is attached to it. Its words are not printed here.',
    turnTo:
      'the form that Alabama gives out free of charge (Advance Directive for Health Care), or an attorney licensed in Alabama',
    form: {
      title: "Alabama's form of the directive (Ala. Code § 22-8A-4)",
      url: 'https://alison.legislature.state.al.us/code-of-alabama?section=22-8A-4',
    },
  },
  Alaska: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Alaska Stat. § 13.52.010',
  },
  Arizona: {
    kind: 'warn',
    term: 'agent',
    signing: 'a directive is signed before one adult witness or acknowledged before a notary',
    cite: 'Ariz. Rev. Stat. § 36-3221',
    note: 'This document does not let anyone admit you to a psychiatric facility: Arizona requires each paragraph about that to be initialed in a document made for it.',
  },
  Arkansas: {
    kind: 'floor',
    term: 'agent or health care proxy',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Ark. Code §§ 20-6-103, 20-17-202',
  },
  California: {
    kind: 'own',
    term: 'agent under a power of attorney for health care',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Cal. Prob. Code §§ 4673 to 4675',
  },
  Colorado: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Colo. Rev. Stat. §§ 15-14-506, 15-18-105, 15-18-106',
  },
  Connecticut: {
    kind: 'own',
    term: 'health care representative',
    signing: WITNESSES,
    cite: 'Conn. Gen. Stat. §§ 19a-575, 19a-576',
  },
  Delaware: {
    kind: 'own',
    term: 'agent under a power of attorney for health care',
    signing: WITNESSES,
    cite: '16 Del. C. ch. 25',
  },
  'District of Columbia': {
    kind: 'floor',
    term: 'attorney in fact for health care',
    signing: WITNESSES,
    cite: 'D.C. Code §§ 7-622, 21-2205',
    note: 'The document says, in the words of the Code, that it becomes effective upon incapacity.',
  },
  Florida: {
    kind: 'own',
    term: 'health care surrogate',
    signing: WITNESSES,
    cite: 'Fla. Stat. §§ 765.202, 765.302',
  },
  Georgia: {
    kind: 'floor',
    term: 'health care agent',
    signing: WITNESSES,
    cite: 'O.C.G.A. §§ 31-32-4, 31-32-5',
  },
  Hawaii: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Haw. Rev. Stat. § 327E-3',
  },
  Idaho: {
    kind: 'floor',
    term: 'health care agent',
    signing:
      'a directive needs neither witnesses nor a notary, but your name, date of birth, phone and mailing address, and the date',
    cite: 'Idaho Code § 39-4510',
    note: 'The form asks for your date of birth, phone and address, which Idaho requires on the document.',
  },
  Illinois: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES,
    cite: '755 ILCS 45/4-5.1, 45/4-10, 35/3',
  },
  Indiana: {
    kind: 'floor',
    term: 'health care representative',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Ind. Code § 16-36-7-28',
    pregnancyOverrides: true,
  },
  Iowa: {
    kind: 'floor',
    term: 'attorney in fact for health care',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Iowa Code §§ 144A.3, 144B.3',
    note: 'The document adds a page for the representative’s consent.',
    acceptance: 'useful',
  },
  Kansas: {
    kind: 'warn',
    term: 'agent for health care decisions',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Kan. Stat. §§ 58-629, 58-632, 65-28,103',
    note: 'The document has the grant of Kansas’s statutory form, word for word, but not the end of that form. Have a Kansas attorney review the document if much depends on it.',
    pregnancyOverrides: true,
  },
  Kentucky: {
    kind: 'refuse',
    term: 'health care surrogate',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Ky. Rev. Stat. §§ 311.623, 311.625',
    note: 'Kentucky prescribes the form of the living will directive, on which choices are initialed. Its words are not printed here.',
    turnTo:
      'the form that Kentucky gives out free of charge (Living Will Directive), or an attorney licensed in Kentucky',
    form: {
      title: 'The living will packet of the Kentucky Attorney General',
      url: 'https://www.ag.ky.gov/',
    },
  },
  Louisiana: {
    kind: 'warn',
    term: 'mandatary or health care representative',
    signing: WITNESSES,
    cite: 'La. R.S. 40:1151.2',
    note: 'The document calls the appointment a mandate, as Louisiana does. It is not for behavioral health treatment, which has its own declaration.',
  },
  Maine: {
    kind: 'floor',
    term: 'agent',
    signing: 'a directive is signed in person before two adult witnesses',
    cite: '18-C M.R.S. §§ 5-803, 5-805',
    note: 'Sign on paper and in person.',
  },
  Maryland: {
    kind: 'floor',
    term: 'health care agent',
    signing: WITNESSES,
    cite: 'Md. Code, Health-Gen. §§ 5-602, 5-603',
  },
  Massachusetts: {
    kind: 'own',
    term: 'health care agent under a health care proxy',
    signing: WITNESSES,
    cite: 'Mass. Gen. Laws ch. 201D, §§ 2, 4',
  },
  Michigan: {
    kind: 'refuse',
    term: 'patient advocate',
    signing: WITNESSES,
    cite: 'Mich. Comp. Laws §§ 700.5506, 700.5507',
    note: 'In Michigan the patient advocate must sign an acceptance with the statements of the statute before acting. Its words are not printed here.',
    turnTo:
      'the form that Michigan gives out free of charge (Patient Advocate Designation with its acceptance), or an attorney licensed in Michigan',
    form: {
      title:
        'What Michigan requires of a patient advocate designation (Mich. Comp. Laws § 700.5507)',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-700-5507',
    },
    acceptance: 'needed',
    pregnancyOverrides: true,
  },
  Minnesota: {
    kind: 'floor',
    term: 'health care agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Minn. Stat. §§ 145C.03, 145C.05',
  },
  Mississippi: {
    kind: 'floor',
    term: 'agent',
    signing: WITNESSES_OR_NOTARY,
    cite: 'Miss. Code §§ 41-41-205, 41-41-209',
    note: 'Each witness makes the declaration of the statute under penalty of perjury.',
  },
  Missouri: {
    kind: 'floor',
    term: 'attorney in fact (agent)',
    signing: WITNESSES_AND_NOTARY,
    cite: 'Mo. Rev. Stat. §§ 404.705, 404.820, 459.015',
    note: 'The document is titled a durable power of attorney, carries the sentence of the statute, and states your wish about tube feeding.',
    ownFeedingWish: true,
    pregnancyOverrides: true,
  },
  Montana: {
    kind: 'floor',
    term: 'agent or designee',
    signing: WITNESSES,
    cite: 'Mont. Code § 50-9-103',
  },
} as const satisfies Partial<Record<StateName, StateLaw>>
