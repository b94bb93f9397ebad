import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A chunk in Vite's manifest. https://vite.dev/guide/backend-integration */
type Chunk = { file: string; imports?: string[] }
export type Manifest = Record<string, Chunk>

export const readManifest = (distDir: string): Manifest =>
  JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))

const addFiles = (manifest: Manifest, module: string, found: Set<string>) => {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no ${module}`)
  if (found.has(chunk.file)) return
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) addFiles(manifest, needed, found)
}

/**
 * The script files of these modules and of everything they import.
 * @throws Error if the manifest lacks a module
 */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]): string[] => {
  const found = new Set<string>()
  for (const module of modules) addFiles(manifest, module, found)
  return [...found]
}
