import { readdirSync } from 'node:fs'
import { type Fact, staleFactsIn } from '../../shared/documents/linter/stale-facts.ts'

/** The folders whose facts every document shares. */
const SHARED = ['statutes', 'signing', 'template', 'toolbox']

const line = (file: string, { line, checked, text }: Fact): string =>
  `  ${checked}  shared/documents/${file}:${line} ${text}`

/**
 * A line for each fact in the documents and their shared texts that was last checked more than twelve months
 * before `today`. `root` is the path of shared/documents; `read` returns a file's text by its path from there.
 */
export const staleFactLines = (
  ids: readonly string[],
  { root, read, today }: { root: string; read: (path: string) => string; today: string },
): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|ts)$/.test(file))
    .filter((file) => [...ids, ...SHARED].includes(file.split('/')[0] ?? ''))
    .sort()
    .flatMap((file) => staleFactsIn(read(file), today).map((fact) => line(file, fact)))
