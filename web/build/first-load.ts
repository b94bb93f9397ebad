import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePage } from '../../shared/site/pages.ts'
import { PAGES } from '../pages.ts'

/** A chunk in the manifest of a build. https://vite.dev/guide/backend-integration */
type Chunk = { file: string; imports?: string[] }
export type Manifest = Record<string, Chunk>

const ENTRY = 'index.html'

export const readManifest = (distDir: string): Manifest =>
  JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))

const addFiles = (manifest: Manifest, module: string, found: Set<string>) => {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no ${module}`)
  if (found.has(chunk.file)) return
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) addFiles(manifest, needed, found)
}

type LoadedPage = Pick<SitePage, 'route' | 'entry'>

/** The modules that a page imports before its first render, besides its own. */
const contentOf = ({ route, entry }: LoadedPage): string[] => {
  if (!entry) return []
  const document = `../shared/documents/${entry.id}`
  if (route === 'document' || route === 'documentDetail') return [`${document}/story.ts`]
  if (route !== 'customize') return []
  return ['features/form/customization.tsx', `${document}/index.ts`, `${document}/story.ts`]
}

/**
 * The scripts that a first visit to a page loads before it is hydrated, the entry first: paths in the web build.
 * Without a page, those that every page loads.
 * @throws Error when the manifest lacks a module.
 */
export const firstLoadOf = (manifest: Manifest, page?: LoadedPage): string[] => {
  const { area, file } = page ? PAGES[page.route] : {}
  const modules = [ENTRY, area?.file, file, ...(page ? contentOf(page) : [])]
  const found = new Set<string>()
  for (const module of modules) if (module) addFiles(manifest, module, found)
  return [...found]
}
