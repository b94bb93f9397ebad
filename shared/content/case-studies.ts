/** A person's problem and the document that solved it. These people are not real customers. */
export type CaseStudy = {
  id: string
  title: string
  problem: string
  solution: string
  result: string
  /** The document's title. */
  documentType: string
  /** Hours an attorney would bill for it. */
  hours: number
  /** The document's page. */
  path: `/document/${string}`
}

/** The case studies shown first. */
export const FIRST_CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 'contractor-mural',
    title: 'A mural and a handshake deal',
    problem:
      'A bakery hired a painter for its side wall on a handshake. Halfway through, it turned out that each thought they owned the design, and that “half up front” meant something different to each of them.',
    solution:
      'They spent an evening filling out a contractor agreement together: four milestones, a price for each, who owns the sketches and who owns the finished wall.',
    result:
      'The wall was finished nine days later. The bakery prints it on its boxes and the painter shows it in her portfolio, because the agreement allows both.',
    documentType: 'Independent Contractor Agreement',
    hours: 2,
    path: '/document/independent-contractor-agreement',
  },
  {
    id: 'will-second-family',
    title: 'Two families, one kitchen table',
    problem:
      'A widower with a grown son had remarried and become a stepfather to two. Without a will, his state’s law would have left his stepchildren nothing.',
    solution:
      'He named an executor, left the workshop to his son, and split the rest three ways. The form asked the question he had been putting off: what happens if one of them dies first?',
    result:
      'He signed it in front of two witnesses, as the instructions say, told all three where he keeps it, and slept better than he had in years.',
    documentType: 'Last Will and Testament',
    hours: 3,
    path: '/document/last-will-and-testament',
  },
  {
    id: 'nda-recipe',
    title: 'A sauce recipe and a meeting on Friday',
    problem:
      'A bottling plant was interested in a cook’s pepper sauce. It wanted the recipe before quoting a price, and the meeting was two days away.',
    solution:
      'She sent a non-disclosure agreement the same afternoon. It said what was confidential, what the plant could use it for, and for how long.',
    result:
      'It came back signed, with one question about how long it lasts. She walked into the meeting knowing exactly who could see the recipe.',
    documentType: 'Non-Disclosure Agreement',
    hours: 1,
    path: '/document/non-disclosure-agreement',
  },
  {
    id: 'note-between-sisters',
    title: 'A loan between sisters',
    problem:
      'One sister lent the other $14,000 for a roof. Nothing was in writing, and by the second winter neither wanted to bring it up.',
    solution:
      'They wrote a promissory note with thirty-six payments and a low interest rate. The document worked out the payment schedule, and they left out the late fee on purpose.',
    result:
      'The payments arrive on the first of each month. The roof is dry, and they can joke about it again.',
    documentType: 'Promissory Note',
    hours: 1,
    path: '/document/promissory-note',
  },
]

/** Includes those of more-case-studies.ts. */
export const CASE_STUDY_COUNT = 12
