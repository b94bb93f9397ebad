import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of a site build. */
const SOURCES = [
  'bin',
  'infra',
  'lambdas',
  'shared',
  'web',
  'react-router.config.ts',
  'package-lock.json',
]
const IGNORED = new Set(['dist', 'node_modules'])

const filesBelow = (path: string): string[] => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !IGNORED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A digest of all source files below `root`, of Node, and of other build inputs. */
export const sourceDigest = (root: string, otherInputs: string): string => {
  const hash = createHash('sha256').update(`${otherInputs}\n${process.version}\n`)
  for (const file of SOURCES.flatMap((source) => filesBelow(join(root, source)))) {
    hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
