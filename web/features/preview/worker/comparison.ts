/** What other answers change in the agreement and in the instructions (`notes`). */
export type Comparison = {
  added: string[]
  removed: string[]
  changed: ChangedSection[]
  notes: { added: string[]; removed: string[] }
}

/** A section as a reader names it: "Section 7, Children", or its title alone. */
export type ChangedSection = { name: string; passages: Passage[] }

/** A passage whose words change; `before` or `after` is absent when it appears or disappears. */
export type Passage = { before?: string; after?: string }
