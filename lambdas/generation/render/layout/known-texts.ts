/*
 * What was made of wording is kept in a process, because most clauses are the same for every buyer. Both bounds are of
 * memory: where there is more, it is made anew.
 */

const MAX_TEXTS = 3_000

/** A text is set in few faces, sizes and widths; those of a table's columns may follow from answers. */
const MAX_FORMATS = 8

/** A list for each text, in which what is made of it can be kept. */
export const listsByText = <Made>(): ((text: string) => Made[]) => {
  const lists = new Map<string, Made[]>()
  return (text) => {
    const known = lists.get(text)
    if (known) return known
    if (lists.size >= MAX_TEXTS) lists.clear()
    const added: Made[] = []
    lists.set(text, added)
    return added
  }
}

/** Adds what was made of a text in another format. */
export const keepIn = <Made>(known: Made[], made: Made): void => {
  if (known.length >= MAX_FORMATS) known.length = 0
  known.push(made)
}
