/** What the pages of one document tell about it. */
export type Story = {
  /** Somebody who needed the document: the challenge, what they did, and how it ended. */
  mainStory: { title: string; content: string; solution: string; outcome: string }
  /** Situations the document fits. */
  useCases: readonly { title: string; description: string }[]
  realLifeScenario?: string
}
