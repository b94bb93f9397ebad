/** A person's problem and how a document solved it. None of these people is a real customer. */
export type CaseStudy = {
  id: string
  title: string
  problem: string
  solution: string
  result: string
  /** What kind of document it was, as a reader would say it. */
  documentType: string
  /** Of a lawyer, for the same. */
  hours: number
  /** The page of the document. */
  path: `/document/${string}`
}

/** The first ones, shown wherever case studies begin. */
export const FIRST_CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 'contractor-mural',
    title: 'The mural nobody had agreed to keep',
    problem:
      'A bakery hired a painter for its side wall on a handshake. Halfway through, the two found that each believed the design was theirs, and that “half up front” had meant different halves.',
    solution:
      'They stopped for an evening and filled in a contractor agreement together: four milestones, a price for each, who owns the sketches and who owns the finished wall.',
    result:
      'The wall was finished nine days later. The bakery prints it on its boxes, and the painter shows it in her portfolio, because both are in writing.',
    documentType: 'Independent Contractor Agreement',
    hours: 2,
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
    hours: 3,
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
    hours: 1,
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
    hours: 1,
    path: '/document/promissory-note',
  },
]

/** How many there are with those of more-case-studies.ts. */
export const CASE_STUDY_COUNT = 12
