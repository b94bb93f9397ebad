/** One person's trouble and how a document ended it. None of these people is a real customer. */
export type CaseStudy = {
  id: string
  title: string
  problem: string
  solution: string
  result: string
  /** What kind of document it was, as a reader would say it. */
  documentType: string
  /** Against a lawyer at the hourly rate of `LEGAL_COSTS`, for instance "$781". */
  savings: string
  /** The page of the document. */
  path: `/document/${string}`
}

/** The library of stories, in the order in which pages show them. */
export const CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 'contractor-mural',
    title: 'The mural nobody had agreed to keep',
    problem:
      'A bakery hired a painter for its side wall on a handshake. Halfway through, the two found that each believed the design belonged to them, and that "half up front" had meant different halves.',
    solution:
      'They stopped for an evening and filled in a contractor agreement together: four milestones, a price for each, who owns the sketches and who owns the finished wall.',
    result:
      'The wall was finished nine days later. The bakery prints it on its boxes, and the painter shows it in her portfolio, because both are in writing.',
    documentType: 'Independent Contractor Agreement',
    savings: '$781',
    path: '/document/independent-contractor-agreement',
  },
  {
    id: 'will-second-family',
    title: 'Two families, one kitchen table',
    problem:
      'A widower with a grown son had married again and become a stepfather of two. Under the law of his state a missing will would have left the younger two with nothing from him.',
    solution:
      'He named an executor and a guardian, left the workshop to his son, and divided the rest in three. The form asked the question he had been putting off: what happens if one of them dies first.',
    result:
      'He signed it with two neighbors as witnesses, as the instructions say, told the three where it lies, and slept better than in years.',
    documentType: 'Last Will and Testament',
    savings: '$1,161',
    path: '/document/last-will-and-testament',
  },
  {
    id: 'nda-recipe',
    title: 'A sauce recipe and a meeting on Friday',
    problem:
      'A cook had a bottling plant interested in her pepper sauce. The plant wanted the recipe before it quoted a price, and the meeting was two days away.',
    solution:
      'She sent a non-disclosure agreement the same afternoon: what counts as confidential, what the plant may use it for, and how long that lasts.',
    result:
      'It came back signed with one question about the term. She walked into the meeting with the recipe and with an answer to who may know it.',
    documentType: 'Non-Disclosure Agreement',
    savings: '$381',
    path: '/document/non-disclosure-agreement',
  },
  {
    id: 'note-between-sisters',
    title: 'A loan between sisters',
    problem:
      'One sister lent the other $14,000 for a roof. Nothing was written down, and by the second winter neither liked to mention it.',
    solution:
      'They wrote a promissory note with thirty-six payments and a low rate of interest. The schedule printed itself; the late fee they left out on purpose.',
    result:
      'The payments run on the first of each month. The roof is dry, and the subject is one they can joke about again.',
    documentType: 'Promissory Note',
    savings: '$381',
    path: '/document/promissory-note',
  },
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
    savings: '$1,561',
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
    savings: '$381',
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
      'The tax office accepted it by e-mail within a day. The buyer registered the motorcycle with the other copy.',
    documentType: 'Bill of Sale',
    savings: '$381',
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
    savings: '$1,181',
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
    savings: '$3,101',
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
    savings: '$1,961',
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
    savings: '$2,701',
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
    savings: '$1,161',
    path: '/document/articles-of-incorporation',
  },
]
