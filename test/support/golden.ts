import { assemble } from '../../shared/documents/engine/assemble.ts'
import { documentText, sectionsOf } from '../../shared/documents/engine/plain-text.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { isDeep } from './deep.ts'

/** The ISO date of which all golden documents are. */
export const TODAY = '2026-11-21'

/** Replaces typographic quotation marks by straight ones, in which expectations are written. */
export const typed = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** "West Virginia" is read before "Virginia", and "Kansas" is not read in "Arkansas". */
const ANY_STATE = new RegExp(`\\b(${STATE_NAMES.toSorted().toReversed().join('|')})\\b`, 'g')

/** The states that a text names besides one. */
export const otherStatesIn = (text: string, state: string): string[] =>
  [...text.matchAll(ANY_STATE)].map(([name]) => name).filter((name) => name !== state)

/** A template's documents and their texts. */
export const printing = (template: Template) => {
  const agreement = (answers: Answers) => assemble(template, 'agreement', answers, { today: TODAY })
  const instructions = (answers: Answers) =>
    assemble(template, 'instructions', answers, { today: TODAY })
  return {
    agreement,
    instructions,
    agreementText: (answers: Answers): string => documentText(agreement(answers)),
    instructionsText: (answers: Answers): string => documentText(instructions(answers)),
    /** "7 Grace Period", or only the title where there is no number. */
    sections: (answers: Answers): string[] =>
      sectionsOf(agreement(answers)).map(({ number, title }) =>
        number ? `${number} ${title}` : title,
      ),
  }
}

/** The export of a document's `cases.ts`, which the golden tests of all documents read. */
export type GoldenDocument = {
  template: Template
  /** Answer sets whose texts were reviewed, by the names of their files. */
  texts: Readonly<Record<string, Answers>>
  /** Answers without a state, so that a printed state's name comes from the text alone. */
  elsewhere?: Answers
  /** Names in the text that only sound like a state. */
  names?: RegExp
  /** Changes after which the agreement has none of the words, whatever the state. */
  never?: readonly [change: Answers, words: RegExp][]
  /** Further answer sets whose pages are counted. */
  longer?: Readonly<Record<string, Answers>>
  /** A pattern that no text of the document may match, besides traces of the template. */
  unclean?: RegExp
  /** The number of steps in the instructions, where it is the same for all answers. */
  steps?: number
}

/**
 * Named changes of an answer set: `changes.txt` compares their texts with those of the set, `checks.txt`
 * holds what the form says about them on the day `today`.
 */
export type Changes = readonly {
  from: Answers
  today?: string
  changes: Readonly<Record<string, Answers>>
}[]

/** A change for each of the values, under its name: "in Ohio", "in Texas". */
export const eachOf = (
  name: string,
  key: string,
  values: readonly (string | number | boolean)[],
  change: Answers = {},
): Record<string, Answers> =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { ...change, [key]: value }]))

/** At most so many combinations are read in `npm test`; `npm run test:deep` reads all. */
const MAX_CASES = 100

/** A number of steps that shares no divisor with the number of options of any choice. */
const strideFor = (count: number): number => {
  const least = Math.ceil(count / MAX_CASES)
  return [1, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41].find((prime) => prime >= least) ?? least
}

const sampled = <T>(all: readonly T[]): T[] => {
  const stride = isDeep ? 1 : strideFor(all.length)
  return all.filter((_, index) => index % stride === 0)
}

/** The base's answers with combinations of the choices: every one of few, evenly chosen ones of many. */
export const combinationsOf = (
  base: Answers,
  choices: Readonly<Record<string, readonly Answers[string][]>>,
): Answers[] =>
  sampled(
    Object.entries(choices).reduce<Answers[]>(
      (all, [key, values]) =>
        all.flatMap((answers) => values.map((value) => ({ ...answers, [key]: value }))),
      [base],
    ),
  )
