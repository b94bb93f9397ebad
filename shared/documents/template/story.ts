/** A person's problem, how the document solved it, and the result. */
export type Scenario = { title: string; challenge: string; solution: string; outcome: string }

type UseCase = { title: string; description: string }
type KeyTerm = { term: string; description: string }

/** The texts of the site about a document. */
export type Story = {
  overview: string
  whatsIncluded: readonly string[]
  /** Cases in which this document is the wrong one, each a sentence without its full stop. */
  notFor: readonly string[]
  useCases: readonly UseCase[]
  mainStory: Scenario
  realLifeScenario?: Scenario
  /** The part of the document that the preview dialog shows. */
  preview: { title: string; keyTerms: readonly KeyTerm[] }
}
