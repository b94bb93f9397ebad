import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SitePage } from '../shared/site-pages.ts'
import type { SiteRouteName } from '../shared/site-routes.ts'

/** What Vite writes down of a build. https://vite.dev/guide/backend-integration */
type Chunk = { file: string; imports?: string[]; css?: string[] }
export type Manifest = Record<string, Chunk>

const ENTRY = 'index.html'

/** The modules that a page needs before it can be drawn, beside the entry. */
const PAGE_MODULES: Record<SiteRouteName, readonly string[]> = {
  home: ['features/home/home-page.tsx'],
  documents: ['features/library/library-page.tsx'],
  document: [
    'features/document/document-page.tsx',
    'features/document/overview-tab.tsx',
    'features/document/overview.tsx',
  ],
  documentDetail: ['features/document/detail-page.tsx'],
  customize: ['features/customize/customize-page.tsx'],
  correct: ['features/customize/correct/correct-page.tsx'],
  download: ['features/download/download-page.tsx'],
  downloadWithoutToken: ['features/download/download-page.tsx'],
  cryptoReturn: ['features/download/document-download-page.tsx'],
  thankYou: ['features/download/thank-you-page.tsx'],
  pricing: ['features/pricing/pricing-page.tsx'],
  caseStudies: ['features/stories/stories-page.tsx'],
  styleGuide: ['features/style-guide/style-guide-page.tsx'],
  admin: ['features/admin/admin-area.tsx', 'features/admin/dashboard/dashboard-page.tsx'],
  adminTemplates: ['features/admin/admin-area.tsx', 'features/admin/templates/templates-page.tsx'],
  terms: ['features/legal/terms-page.tsx'],
  privacy: ['features/legal/privacy-page.tsx'],
}

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

/** Pages that tell a document's story have it as a module of its own. */
const storiesOf = ({ route, entry }: LoadedPage): string[] =>
  entry && (route === 'document' || route === 'documentDetail')
    ? [`../shared/documents/${entry.id}/story.ts`]
    : []

type LoadedPage = Pick<SitePage, 'route' | 'entry'>

/**
 * The scripts that a first visit to a page loads before the page answers, in the order in which they
 * run: paths in the web build. Without a page, those that every page loads.
 */
export const firstLoadOf = (manifest: Manifest, page?: LoadedPage): string[] => {
  const own = page ? [...PAGE_MODULES[page.route], ...storiesOf(page)] : []
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const module of [...own, ENTRY]) addFiles(manifest, module, found, seen)
  return [...found]
}
