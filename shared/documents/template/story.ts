/** A person's problem, how the document solved it, and the result. */
export type Scenario = { title: string; challenge: string; solution: string; outcome: string }

type UseCase = { title: string; description: string }
/** A testimonial; `rating` is stars out of five, 5 by default. */
export type Testimonial = { quote: string; author: string; role: string; rating?: number }

type KeyTerm = { term: string; description: string }

/**
 * A case in which the document is the wrong one. `when` is a sentence without a period, `ask` the
 * yes-or-no question that detects it, and `advice` says why and where to get help.
 */
export type WrongCase = { when: string; ask: string; advice: string }

/** The site's texts about a document. */
export type Story = {
  overview: string
  whatsIncluded: readonly string[]
  /** Three to six. */
  notFor: readonly WrongCase[]
  useCases: readonly UseCase[]
  /** Three or more; pages show a random one. */
  testimonials: readonly Testimonial[]
  mainStory: Scenario
  realLifeScenario?: Scenario
  /** The content of the preview dialog. */
  preview: { title: string; keyTerms: readonly KeyTerm[] }
}
