import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Answers } from '../../shared/documents/template/template.ts'

const ANSWERS = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** The name of the set that every document has, besides the blank form. */
export const SAMPLE = 'sample'
const BLANK = 'blank'

/** Answer sets by the name under which the page offers them. */
export type AnswerSets = {
  names: string[]
  /** The answers as the file has them now; undefined for the sample. Throws for a file that holds none. */
  read(name: string): Answers | undefined
}

/** The sample, the blank form, the document's cases in test/golden and a file of one's own. */
export const answerSets = (root: string, id: string, own: string | undefined): AnswerSets => {
  const folder = join(root, 'test/golden', id)
  const cases = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'negative.json')
    : []
  const paths = new Map(cases.map((name) => [basename(name, '.json'), join(folder, name)]))
  if (own !== undefined) paths.set(own, resolve(own))
  return {
    names: [
      ...(own === undefined ? [] : [own]),
      SAMPLE,
      ...[...paths.keys()].filter((name) => name !== own),
      BLANK,
    ],
    read: (name) => {
      const path = paths.get(name)
      if (path !== undefined) return ANSWERS.parse(JSON.parse(readFileSync(path, 'utf8')))
      return name === BLANK ? {} : undefined
    },
  }
}
