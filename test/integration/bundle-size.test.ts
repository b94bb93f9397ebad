import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../support/source-files.ts'

const dist = join(ROOT, 'web/dist')

type Chunk = { file: string; imports?: string[]; src?: string }
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[name]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const each of chunk.imports ?? []) filesOf(each, seen)
  return seen
}

/** Gzip kilobytes of the scripts a first visit to a page loads: the entry and the page. */
const firstLoad = (page: string): number => {
  const files = new Set([...filesOf('index.html'), ...filesOf(page)])
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

describe('the first load', () => {
  it.each([
    ['features/home/home-page.tsx', 155],
    ['features/library/library-page.tsx', 152],
    ['features/document/document-page.tsx', 160],
    ['features/document/detail-page.tsx', 160],
    ['features/download/document-download-page.tsx', 160],
    ['features/download/thank-you-page.tsx', 160],
    ['features/customize/customize-page.tsx', 270],
    ['features/download/download-page.tsx', 160],
  ])('%s stays under %i kB', (page, limit) => {
    expect(manifest[page]).toBeDefined()
    const size = firstLoad(page)
    process.stdout.write(`${page}: ${size.toFixed(1)} kB gzip\n`)
    expect(size).toBeLessThan(limit)
  })

  it('of a visitor’s pages holds no document, no admin page and no sign-in', () => {
    const library = [...filesOf('index.html'), ...filesOf('features/library/library-page.tsx')]
    const text = library.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n')
    expect(text).not.toContain('MERCHANTABILITY')
    expect(library.some((file) => file.includes('admin'))).toBe(false)
  })
})
