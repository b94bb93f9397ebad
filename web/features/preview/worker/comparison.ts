/** The changes in the agreement and in the instructions (`notes`). */
export type Comparison = {
  added: string[]
  removed: string[]
  changed: ChangedSection[]
  notes: { added: string[]; removed: string[] }
}

/** A section by its display name: "Section 7, Children", or only its title. */
export type ChangedSection = { name: string; passages: Passage[] }

/** A changed passage; `before` is absent if it was added, `after` if it was removed. */
export type Passage = { before?: string; after?: string }
