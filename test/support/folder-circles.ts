import { dirname } from 'node:path'
import type { SourceFile } from './source-files.ts'

type Import = { from: string; to: string }

/** Imports between folders of the product. */
const importsBetweenFolders = (files: SourceFile[]): Import[] => {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => known.has(target) && dirname(target) !== dirname(path))
      .map(({ target }) => ({ from: path, to: target })),
  )
}

const reachOf = (folders: Map<string, Set<string>>, start: string): Set<string> => {
  const reached = new Set<string>()
  const queue = [...(folders.get(start) ?? [])]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    queue.push(...(folders.get(next) ?? []))
  }
  return reached
}

/**
 * Imports between folders that import each other, directly or indirectly, as "file -> file". A folder and its parent
 * count as two; types count like values.
 */
export const circularImports = (files: SourceFile[]): string[] => {
  const imports = importsBetweenFolders(files)
  const folders = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const targets = folders.get(dirname(from)) ?? new Set()
    folders.set(dirname(from), targets.add(dirname(to)))
  }
  const reach = new Map([...folders.keys()].map((folder) => [folder, reachOf(folders, folder)]))
  return imports
    .filter(({ from, to }) => reach.get(dirname(to))?.has(dirname(from)))
    .map(({ from, to }) => `${from} -> ${to}`)
}
