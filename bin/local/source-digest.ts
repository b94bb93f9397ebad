import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the site is built of. */
const SOURCES = [
  'bin',
  'infra',
  'lambdas',
  'shared',
  'web',
  'react-router.config.ts',
  'package-lock.json',
]
const NO_SOURCES = new Set(['dist', 'node_modules'])

const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !NO_SOURCES.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** Of the names and contents of all sources below `root`, of Node, and of what else is written into the pages. */
export const sourceDigest = (root: string, written: string): string => {
  const hash = createHash('sha256').update(`${written}\n${process.version}\n`)
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
