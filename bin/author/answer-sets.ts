import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Answers } from '../../shared/documents/template/template.ts'

const ANSWERS = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Every document has a sample and a blank form. */
export const SAMPLE = 'sample'
const BLANK = 'blank'

/** Answer sets by the name that the author page shows. */
export type AnswerSets = {
  names: string[]
  /** Reads a set from its file; undefined for the sample, which is in the template. Throws if the file is invalid. */
  read(name: string): Answers | undefined
}

/** The sample, the blank form, the cases in test/golden and the author's own file. */
export const answerSets = (
  root: string,
  id: string,
  authorFile: string | undefined,
): AnswerSets => {
  const folder = join(root, 'test/golden', id)
  const cases = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'negative.json')
    : []
  const paths = new Map(cases.map((name) => [basename(name, '.json'), join(folder, name)]))
  if (authorFile !== undefined) paths.set(authorFile, resolve(authorFile))
  return {
    names: [
      ...(authorFile === undefined ? [] : [authorFile]),
      SAMPLE,
      ...[...paths.keys()].filter((name) => name !== authorFile),
      BLANK,
    ],
    read: (name) => {
      const path = paths.get(name)
      if (path !== undefined) return ANSWERS.parse(JSON.parse(readFileSync(path, 'utf8')))
      return name === BLANK ? {} : undefined
    },
  }
}
