import type { Draft } from './context.ts'

const place = ({ template, part }: Draft) => `${template.id} (${part})`

/** The numbers by id; throws when two printed blocks carry one id. */
const numbersOf = (draft: Draft): Map<string, string | undefined> => {
  const numbers = new Map<string, string | undefined>()
  for (const { block } of draft.counted) {
    if (block.id === undefined) continue
    if (numbers.has(block.id))
      throw new Error(`${place(draft)}: the id "${block.id}" is used twice`)
    numbers.set(block.id, block.number)
  }
  return numbers
}

/** Writes the numbers into the references; throws for an id that is not printed or has no number. */
export const resolveReferences = (draft: Draft): void => {
  const numbers = numbersOf(draft)
  for (const run of draft.references) {
    const number = numbers.get(run.target)
    if (number === undefined) {
      const reason = numbers.has(run.target) ? 'has no number' : 'is not in the document'
      throw new Error(`${place(draft)}: ref("${run.target}") ${reason}`)
    }
    run.text = number
  }
}
