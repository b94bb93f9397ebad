import { assemble } from '../../shared/documents/engine/assemble.ts'
import { documentText, sectionsOf } from '../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { isDeep } from './deep.ts'

/** The ISO date of all golden documents. */
export const TODAY = '2026-11-21'

/** Replaces typographic quotation marks by straight ones, which expectations use. */
export const straightenQuotes = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Matches "West Virginia" before "Virginia", and not "Kansas" in "Arkansas". */
const ANY_STATE = new RegExp(`\\b(${STATE_NAMES.toSorted().toReversed().join('|')})\\b`, 'g')

/** The states that a text names besides one. */
export const otherStatesIn = (text: string, state: string): string[] =>
  [...text.matchAll(ANY_STATE)].map(([name]) => name).filter((name) => name !== state)

/** A template's documents and their texts. */
export const printer = (template: Template) => {
  const agreement = (answers: Answers) => assemble(template, 'agreement', answers, { today: TODAY })
  const instructions = (answers: Answers) =>
    assemble(template, 'instructions', answers, { today: TODAY })
  return {
    agreement,
    instructions,
    agreementText: (answers: Answers): string => documentText(agreement(answers)),
    instructionsText: (answers: Answers): string => documentText(instructions(answers)),
    /** "7 Grace Period", or only the title of an unnumbered section. */
    sections: (answers: Answers): string[] =>
      sectionsOf(agreement(answers)).map(({ number, title }) =>
        number ? `${number} ${title}` : title,
      ),
  }
}

/** The export of a document's `cases.ts`, which the golden tests of all documents read. */
export type GoldenDocument = {
  template: Template
  /** Answer sets with reviewed texts, by the names of their files. */
  texts: Readonly<Record<string, Answers>>
  /** Answers without a state, so that a printed state's name comes from the text alone. */
  elsewhere?: Answers
  /** Names in the text that only sound like a state. */
  names?: RegExp
  /** Changes after which the agreement has none of the words, whatever the state. */
  never?: readonly [change: Answers, words: RegExp][]
  /** Further answer sets whose pages are counted. */
  longer?: Readonly<Record<string, Answers>>
  /** A pattern that no text of the document may match, in addition to template syntax. */
  unclean?: RegExp
  /** The number of steps in the instructions, if it is the same for all answers. */
  steps?: number
}

/**
 * Named changes of an answer set: `changes.txt` compares their texts with those of the set, `checks.txt` has the form's
 * messages on the day `today`.
 */
export type Changes = readonly {
  from: Answers
  today?: string
  changes: Readonly<Record<string, Answers>>
}[]

/** A change for each of the values, under its name: "in Ohio", "in Texas". */
export const changesFor = (
  name: string,
  key: string,
  values: readonly (string | number | boolean)[],
  change: Answers = {},
): Record<string, Answers> =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { ...change, [key]: value }]))

/** The maximum number of combinations in `npm test`; `npm run test:deep` tests all. */
const MAX_CASES = 100

/** A step size that is coprime to the number of options of every choice. */
const strideFor = (count: number): number => {
  const minStride = Math.ceil(count / MAX_CASES)
  return [1, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41].find((prime) => prime >= minStride) ?? minStride
}

const sample = <T>(all: readonly T[]): T[] => {
  const stride = isDeep ? 1 : strideFor(all.length)
  return all.filter((_, index) => index % stride === 0)
}

/** The base's answers with combinations of the choices: all of them, or an even selection if there are many. */
export const combinationsOf = (
  base: Answers,
  choices: Readonly<Record<string, readonly Answers[string][]>>,
): Answers[] =>
  sample(
    Object.entries(choices).reduce<Answers[]>(
      (all, [key, values]) =>
        all.flatMap((answers) => values.map((value) => ({ ...answers, [key]: value }))),
      [base],
    ),
  )
