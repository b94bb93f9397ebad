import { type CaseStudy, FIRST_CASE_STUDIES } from './case-studies.ts'

/** The rest, loaded on demand. */
const MORE_CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 'llc-two-trucks',
    title: 'Two trucks and no rules',
    problem:
      'Two friends had registered an LLC for their moving business online and never written an operating agreement. One had contributed a truck, the other cash, and their first good year brought their first fight.',
    solution:
      'The operating agreement made them decide what they had skipped: what each contribution is worth, who can approve spending over $5,000, and what happens when one wants out.',
    result:
      'They still run the company. When one bought a house and needed cash, the buyout clause set the price of his share.',
    documentType: 'LLC Operating Agreement',
    hours: 4,
    path: '/document/llc-operating-agreement',
  },
  {
    id: 'directive-before-surgery',
    title: 'Before major surgery',
    problem:
      'A retired teacher was scheduled for heart surgery. She lived alone, and her two children lived in other states and rarely agreed.',
    solution:
      'She chose her daughter to speak for her, with her son as backup, and said in plain words what care she would and wouldn’t want.',
    result:
      'The hospital put a copy in her chart. The surgery went well. The signed directive is in a drawer both children know about.',
    documentType: 'Healthcare Directive',
    hours: 1,
    path: '/document/healthcare-directive',
  },
  {
    id: 'sale-boat-trailer',
    title: 'The trailer that was never quite sold',
    problem:
      'A man sold his boat and its trailer for cash. Four months later the town billed him for tax on a trailer he no longer owned, and he couldn’t prove it.',
    solution:
      'When he sold a motorcycle, he used a bill of sale: serial number, mileage, known defects, and the exact time of delivery.',
    result:
      'The tax office accepted it by email within a day, and the buyer registered the motorcycle with the other copy.',
    documentType: 'Bill of Sale',
    hours: 1,
    path: '/document/bill-of-sale',
  },
  {
    id: 'employment-first-hire',
    title: 'The first hire',
    problem:
      'A solo veterinarian was about to hire. She knew the pay and the hours, but not what to say about notice, leave or the client list.',
    solution:
      'The form asked about each, explained where her state’s rules differ, and left out the non-compete clause her state doesn’t allow.',
    result:
      'The technician signed on a Thursday and started on Monday. A year later, her raise took one line and two signatures.',
    documentType: 'Employment Agreement',
    hours: 3,
    path: '/document/employment-agreement',
  },
  {
    id: 'prenup-workshop',
    title: 'A workshop, a mortgage and a wedding in June',
    problem:
      'She owned a furniture workshop; he had a house with a mortgage. Neither wanted a court to decide one day what belonged to whom.',
    solution:
      'They listed what each owned, kept the workshop and the house separate, and agreed to share what they earn during the marriage. Each took the draft to their own attorney.',
    result:
      'The attorneys changed one paragraph. They signed seven weeks before the wedding, with no one in a hurry.',
    documentType: 'Prenuptial Agreement',
    hours: 8,
    path: '/document/prenuptial-agreement',
  },
  {
    id: 'safe-first-check',
    title: 'The first check',
    problem:
      'Two founders of a soil-testing startup had an angel investor ready with $60,000, and didn’t want to value a company that was eleven weeks old.',
    solution:
      'They used a SAFE with a valuation cap and a discount, and worked through its example until all three understood what happens at the next round.',
    result:
      'The money arrived that week. When a fund invested a year later, its attorney converted the SAFE in an afternoon.',
    documentType: 'SAFE Agreement',
    hours: 5,
    path: '/document/safe-agreement',
  },
  {
    id: 'divorce-agreed',
    title: 'Agreed, but not in writing',
    problem:
      'After fourteen years two parents had settled everything across the kitchen table: the house, the car, every other weekend. Every attempt to write it down restarted the fight.',
    solution:
      'The form took one subject at a time, asked for dates and amounts instead of feelings, and showed which questions their state lets parents decide themselves.',
    result:
      'A mediator reviewed it with them in one session instead of five, and the court approved it as their settlement.',
    documentType: 'Divorce Settlement Agreement',
    hours: 7,
    path: '/document/divorce-settlement-agreement',
  },
  {
    id: 'articles-brewery',
    title: 'A brewery becomes a corporation',
    problem:
      'Three owners of a small brewery had a lender that would only work with a corporation, and an offer that was about to expire.',
    solution:
      'They finished the articles in an evening: the name, the shares, the registered agent, the first directors, and how to file in their state.',
    result:
      'The state accepted the filing after six business days. They signed the loan with two days to spare.',
    documentType: 'Articles of Incorporation',
    hours: 3,
    path: '/document/articles-of-incorporation',
  },
]

/** All case studies in display order. */
export const CASE_STUDIES: readonly CaseStudy[] = [...FIRST_CASE_STUDIES, ...MORE_CASE_STUDIES]
