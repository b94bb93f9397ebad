/** A person's problem, how the document solved it, and the result. */
export type Scenario = { title: string; challenge: string; solution: string; outcome: string }

type UseCase = { title: string; description: string }
/** What somebody says of the document; `rating` is stars out of five, 5 when absent. */
export type Testimonial = { quote: string; author: string; role: string; rating?: number }

type KeyTerm = { term: string; description: string }

/**
 * A case in which the document is the wrong one. `when` is a sentence without its full stop, `ask` the yes-or-no
 * question that finds the case, and `advice` says why and where to turn.
 */
export type WrongCase = { when: string; ask: string; advice: string }

/** The texts of the site about a document. */
export type Story = {
  overview: string
  whatsIncluded: readonly string[]
  /** Three to six. */
  notFor: readonly WrongCase[]
  useCases: readonly UseCase[]
  /** Three or more; a page shows one of them by chance. */
  testimonials: readonly Testimonial[]
  mainStory: Scenario
  realLifeScenario?: Scenario
  /** The part of the document that the preview dialog shows. */
  preview: { title: string; keyTerms: readonly KeyTerm[] }
}
