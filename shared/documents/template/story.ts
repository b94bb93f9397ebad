/** A person's problem, how the document solved it, and the result. */
export type Scenario = { title: string; challenge: string; solution: string; outcome: string }

type UseCase = { title: string; description: string }
/** What somebody says of the document; `rating` is stars out of five, 5 when absent. */
export type Voice = { quote: string; author: string; role: string; rating?: number }

type KeyTerm = { term: string; description: string }

/** The texts of the site about a document. */
export type Story = {
  overview: string
  whatsIncluded: readonly string[]
  /** Cases in which this document is the wrong one, each a sentence without its full stop. */
  notFor: readonly string[]
  useCases: readonly UseCase[]
  /** Three or more; a page shows one of them by chance. */
  voices: readonly Voice[]
  mainStory: Scenario
  realLifeScenario?: Scenario
  /** The part of the document that the preview dialog shows. */
  preview: { title: string; keyTerms: readonly KeyTerm[] }
}
