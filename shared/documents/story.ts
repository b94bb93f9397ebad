/** One person's trouble, what the document did about it, and how it ended. */
export type Scenario = { title: string; challenge: string; solution: string; outcome: string }

export type UseCase = { title: string; description: string }
export type KeyTerm = { term: string; description: string }

/** What the site tells about a document, in words a visitor understands. */
export type Story = {
  overview: string
  whatsIncluded: readonly string[]
  /** Cases in which this document is the wrong one, each a sentence without its full stop. */
  notFor: readonly string[]
  useCases: readonly UseCase[]
  mainStory: Scenario
  realLifeScenario?: Scenario
  /** What the preview dialog shows of the document. */
  preview: { title: string; keyTerms: readonly KeyTerm[] }
}
