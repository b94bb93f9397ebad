import { distinct, type Possible } from './possible.ts'
import type { Expression } from './source-modules.ts'

/** An expression, or a component and a prop of it. */
type Question = Expression | string

const sizeOf = (answers: ReadonlyMap<Question, Possible[]>): number =>
  [...answers.values()].reduce((sum, { length }) => sum + length, 0)

/**
 * Answers to questions that may depend on each other in circles: all are asked in rounds until a round finds no more
 * than the one before it.
 */
export class Answers {
  private readonly asked = new Set<Question>()
  /** Of this round, and of the one before it. */
  private current = new Map<Question, Possible[]>()
  private former = new Map<Question, Possible[]>()

  /** A question that is asked while it is being answered has the answer of the round before. */
  once(question: Question, answer: () => Possible[]): Possible[] {
    const known = this.current.get(question)
    if (known) return known
    if (this.asked.has(question)) return this.former.get(question) ?? []
    this.asked.add(question)
    const found = distinct(answer())
    this.asked.delete(question)
    this.current.set(question, found)
    return found
  }

  /** Begins another round; false when the last one has found nothing new. */
  again(): boolean {
    const grown = sizeOf(this.current) !== sizeOf(this.former)
    this.former = this.current
    this.current = new Map()
    return grown
  }
}
