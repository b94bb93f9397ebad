import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePage } from '../../shared/site/pages.ts'
import { PAGES } from '../pages.ts'

/** A chunk in the manifest of a build. https://vite.dev/guide/backend-integration */
type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

/**
 * The entries of the program: each is evaluated by a script of its own, in this order, so that the
 * browser can answer input between React, the page and the start.
 */
export const PROGRAM = ['../node_modules/react-dom/client.js', 'main.tsx'] as const

export const readManifest = (distDir: string): Manifest =>
  JSON.parse(readFileSync(join(distDir, '.vite/manifest.json'), 'utf8'))

/** The files of a module and of all it imports before it runs, in the order in which they run. */
const addFiles = (manifest: Manifest, module: string, found: Set<string>, seen: Set<string>) => {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no ${module}`)
  if (seen.has(module)) return
  seen.add(module)
  for (const needed of chunk.imports ?? []) addFiles(manifest, needed, found, seen)
  found.add(chunk.file)
}

type LoadedPage = Pick<SitePage, 'route' | 'entry'>

/** The story of a document is a module of its own, and its pages show it in the first load. */
const storyOf = ({ route, entry }: LoadedPage): string[] =>
  entry && (route === 'document' || route === 'documentDetail')
    ? [`../shared/documents/${entry.id}/story.ts`]
    : []

const modulesOf = (page: LoadedPage): string[] => {
  const { area, file } = PAGES[page.route]
  return [...(area ? [area.file] : []), file, ...storyOf(page)]
}

/**
 * The scripts that a first visit to a page loads before the page answers, in the order in which they
 * run: paths in the web build. Without a page, those that every page loads.
 */
export const firstLoadOf = (manifest: Manifest, page?: LoadedPage): string[] => {
  const [react, main] = PROGRAM
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const module of [react, ...(page ? modulesOf(page) : []), main]) {
    addFiles(manifest, module, found, seen)
  }
  return [...found]
}

/** The style sheet of the site, a path in the web build. */
export const styleSheetOf = (manifest: Manifest): string => {
  const [sheet, ...others] = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  if (!sheet || others.length > 0) throw new Error('The build has not exactly one style sheet')
  return sheet
}
