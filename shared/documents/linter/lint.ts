import type { Template } from '../template/template.ts'
import { questionProblems } from './questions.ts'
import { sourceProblems } from './sources.ts'

/** `file` is a path from shared/documents, `line` counts from 1. */
type Problem = { file: string; line: number; message: string }

/** "states/New York" as "states/new-york.md". */
const sourcePath = (id: string, file: string): string =>
  file.startsWith('statutes/')
    ? `${file}.md`
    : `${id}/${file.toLowerCase().replaceAll(' ', '-')}.md`

/** The last line that quotes the key or uses it as a property; 1 if there is none. */
const lineOf = (key: string, text: string): number => {
  const word = new RegExp(`['"]${key}['"]|^\\s*${key}:`)
  return text.split('\n').findLastIndex((line) => word.test(line)) + 1 || 1
}

/**
 * All errors of a document's files in dialect and questions. `read` returns a file by its path from
 * shared/documents.
 */
export const lintDocument = (template: Template, read: (path: string) => string): Problem[] => [
  ...sourceProblems(template).map(({ file, line, message }) => ({
    file: sourcePath(template.id, file),
    line,
    message,
  })),
  ...questionProblems(template).map(({ file, key, message }) => {
    const path = `${template.id}/${file}.ts`
    return { file: path, line: lineOf(key, read(path)), message }
  }),
]
