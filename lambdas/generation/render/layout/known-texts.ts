/*
 * What was made of wording is kept in a process, because most clauses are the same for every buyer. Both bounds are of
 * memory: where there is more, it is made anew. What is made of answers is kept for their document alone.
 */

const MAX_TEXTS = 3_000

/** A text is set in few faces, sizes and widths; those of a table's columns may follow from answers. */
const MAX_FORMATS = 8

/** The function with its results kept by the text it is given. */
const keptByText = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const known = new Map<string, Made>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    if (known.size >= MAX_TEXTS) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}

/** A list for each text, in which what is made of it can be kept. */
export const listsByText = <Made>(): ((text: string) => Made[]) => keptByText((): Made[] => [])

/** Adds what was made of a text in another format. */
export const keepIn = <Made>(known: Made[], made: Made): void => {
  if (known.length >= MAX_FORMATS) known.length = 0
  known.push(made)
}
