import { type CaseStudy, FIRST_CASE_STUDIES } from './case-studies.ts'

/** The others, fetched when somebody asks for more. */
const MORE_CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 'llc-two-trucks',
    title: 'Two trucks and no rules',
    problem:
      'Two friends had registered an LLC for their moving business online and never written an operating agreement. One had brought a truck, the other money, and the first good year brought the first quarrel.',
    solution:
      'The operating agreement made them answer what they had skipped: what each contribution counts for, who may sign for more than $5,000, and what happens when one wants out.',
    result:
      'They still run the company. When one bought a house and needed cash, the buy-out clause told both what the share was worth.',
    documentType: 'LLC Operating Agreement',
    hours: 4,
    path: '/document/llc-operating-agreement',
  },
  {
    id: 'directive-before-surgery',
    title: 'Before a long operation',
    problem:
      'A retired teacher was to have heart surgery. She lived alone, her children lived in two other states, and they did not agree on much.',
    solution:
      'She chose her daughter to speak for her, her son as the second, and wrote down in plain sentences what she would and would not want.',
    result:
      'The hospital put a copy in her chart. The operation went well; the paper waits in the drawer where both children know to look.',
    documentType: 'Healthcare Directive',
    hours: 1,
    path: '/document/healthcare-directive',
  },
  {
    id: 'sale-boat-trailer',
    title: 'The trailer that was never quite sold',
    problem:
      'A man sold his boat and its trailer for cash. Four months later the town sent him a tax bill for a trailer he no longer had, and nothing to prove it.',
    solution:
      'For the next sale, a motorcycle, he used a bill of sale: numbers, mileage, the faults he knew of, and the hour at which it was handed over.',
    result:
      'The tax office accepted it by email within a day. The buyer registered the motorcycle with the other copy.',
    documentType: 'Bill of Sale',
    hours: 1,
    path: '/document/bill-of-sale',
  },
  {
    id: 'employment-first-hire',
    title: 'The first person on the payroll',
    problem:
      'A veterinary practice of one was about to hire. The owner had pay and hours in her head, and no idea what to say about notice, leave or the client list.',
    solution:
      'The form asked for each, explained the rules of her state where they differ, and left out the clause on competition that her state does not allow.',
    result:
      'The technician signed on a Thursday and started on Monday. A year later the raise took one line and two signatures.',
    documentType: 'Employment Agreement',
    hours: 3,
    path: '/document/employment-agreement',
  },
  {
    id: 'prenup-workshop',
    title: 'A workshop, a mortgage and a wedding in June',
    problem:
      'She owned a furniture workshop, he a house with a mortgage. Both wanted to marry, and neither wanted a divorce court to decide what a chisel is worth.',
    solution:
      'They listed what each brings, kept the workshop and the house separate, and agreed that what they earn together is shared. Each took the draft to a lawyer of their own.',
    result:
      'The two lawyers changed one paragraph between them. It was signed seven weeks before the wedding, without hurry on either side.',
    documentType: 'Prenuptial Agreement',
    hours: 8,
    path: '/document/prenuptial-agreement',
  },
  {
    id: 'safe-first-check',
    title: 'The first check',
    problem:
      'Two founders of a soil-testing start-up had an angel ready with $60,000 and no wish to price a company that was eleven weeks old.',
    solution:
      'They used a SAFE with a valuation cap and a discount, and read the worked illustration until all three understood what happens at the next round.',
    result:
      'The money arrived in the same week. When a fund came in a year later, its lawyer converted the SAFE in an afternoon.',
    documentType: 'SAFE Agreement',
    hours: 5,
    path: '/document/safe-agreement',
  },
  {
    id: 'divorce-agreed',
    title: 'Agreed, but not on paper',
    problem:
      'After fourteen years two parents had settled everything across the kitchen table: the house, the car, every second weekend. Writing it down seemed to start the quarrel again.',
    solution:
      'The form took one subject at a time, asked for dates and amounts instead of feelings, and showed which questions their state lets parents settle themselves.',
    result:
      'A mediator read it with them in one session instead of five, and the court took it as their settlement.',
    documentType: 'Divorce Settlement Agreement',
    hours: 7,
    path: '/document/divorce-settlement-agreement',
  },
  {
    id: 'articles-brewery',
    title: 'A brewery becomes a corporation',
    problem:
      'Three owners of a small brewery had a lender who would only deal with a corporation, and a date at which the offer ran out.',
    solution:
      'They worked through the articles in an evening: the name, the shares, the registered agent, the first directors, and the page on how their state wants it filed.',
    result:
      'The filing came back accepted after six working days. The loan was signed with two days to spare.',
    documentType: 'Articles of Incorporation',
    hours: 3,
    path: '/document/articles-of-incorporation',
  },
]

/** All of them, in the order in which pages show them. */
export const CASE_STUDIES: readonly CaseStudy[] = [...FIRST_CASE_STUDIES, ...MORE_CASE_STUDIES]
