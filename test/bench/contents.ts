/*
 * `npm run bench:contents`: how many sections stand on the page that Word's list of contents names, in all golden sets of
 * documents that have one. LibreOffice lays them out; it and Caladea (`fonts-crosextra-caladea`), whose characters are as
 * wide as Cambria's, have to be installed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { LEADING, LINE } from '../../lambdas/generation/render/docx/style-values.ts'
import { hasTableOfContents } from '../../lambdas/generation/render/docx/table-of-contents.ts'
import { renderDocx } from '../../lambdas/generation/render/docx/write-docx.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const today = '2026-12-05'

/** A line of Caladea is lower than one of Cambria: 1.15 times as high as its type. */
const CALADEA_LEADING = 1.15
const CAMBRIA_LINE = Math.round((LINE * LEADING) / CALADEA_LEADING)

const STYLES = 'word/styles.xml'

const withCambriasLines = (file: Uint8Array): Uint8Array => {
  const parts = unzipSync(file)
  const styles = strFromU8(parts[STYLES] ?? new Uint8Array())
  const higher = styles.replaceAll(`w:line="${LINE}"`, `w:line="${CAMBRIA_LINE}"`)
  if (higher === styles) throw new Error('The styles have no leading')
  return zipSync({ ...parts, [STYLES]: strToU8(higher) })
}

const goldenSets = ({ id, sampleAnswers }: Template): Answers[] => {
  const folder = join(import.meta.dirname, '../golden', id)
  const files = readdirSync(folder).filter((name) => /^(?!negative).*\.json$/.test(name))
  return [
    sampleAnswers,
    {},
    ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ]
}

/** The pages that the list of contents of a Word file names. */
const namedPages = (file: Uint8Array): number[] => {
  const xml = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
  const [contents = ''] = /<w:sdt>.*<\/w:sdt>/s.exec(xml) ?? []
  return [...contents.matchAll(/PAGEREF.*?"separate"\/><\/w:r><w:r><w:t>(\d+)</g)].map(([, page]) =>
    Number(page),
  )
}

/** The pages that the outline of a PDF leads to. */
const outlinePages = async (path: string): Promise<number[]> => {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise
  const outline = await pdf.getOutline()
  return Promise.all(
    outline.map(async ({ dest }) => {
      const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
      return 1 + (await pdf.getPageIndex(target?.[0]))
    }),
  )
}

const convert = (folder: string, files: readonly string[]) => {
  const filter = 'pdf:writer_pdf_Export:{"ExportBookmarks":{"type":"boolean","value":"true"}}'
  const to = ['--headless', '--convert-to', filter, '--outdir', folder]
  execFileSync('libreoffice', [...to, ...files], { stdio: 'ignore' })
}

type Count = { sections: number; right: number; nextPage: number }

const compare = async (named: readonly number[], path: string): Promise<Count> => {
  const pages = await outlinePages(path)
  if (pages.length !== named.length) throw new Error(`${path} has other sections than its contents`)
  const differences = pages.map((page, index) => Math.abs(page - (named[index] ?? 0)))
  return {
    sections: pages.length,
    right: differences.filter((difference) => difference === 0).length,
    nextPage: differences.filter((difference) => difference === 1).length,
  }
}

const sum = (counts: readonly Count[], key: keyof Count) =>
  counts.reduce((total, count) => total + count[key], 0)

const print = (name: string, counts: readonly Count[]) => {
  const [sections, right, nextPage] = [
    sum(counts, 'sections'),
    sum(counts, 'right'),
    sum(counts, 'nextPage'),
  ]
  const share = ((100 * right) / sections).toFixed(1)
  const others = `${nextPage} by one page off, ${sections - right - nextPage} by more`
  process.stdout.write(`${name}: ${right} of ${sections} sections right (${share} %), ${others}\n`)
}

const measure = async (template: Template, folder: string): Promise<Count[]> => {
  const documents = goldenSets(template)
    .map((answers) => assemble(template, 'agreement', answers, { today }))
    .filter(hasTableOfContents)
  if (documents.length === 0) return []
  const files = await Promise.all(documents.map((document) => renderDocx(document, { createdAt })))
  const paths = files.map((file, index) => {
    const path = join(folder, `${template.id}-${index}.docx`)
    writeFileSync(path, withCambriasLines(file))
    return path
  })
  convert(folder, paths)
  return Promise.all(
    paths.map((path, index) =>
      compare(namedPages(files[index] ?? new Uint8Array()), path.replace(/docx$/, 'pdf')),
    ),
  )
}

const typeface = execFileSync('fc-match', ['Cambria'], { encoding: 'utf8' })
if (!/Cambria|Caladea/.test(typeface)) throw new Error(`Caladea is missing: ${typeface}`)
const folder = mkdtempSync(join(tmpdir(), 'contents-'))
const all: Count[] = []
for (const id of templateIds) {
  const template = await loadTemplate(id)
  const counts = template ? await measure(template, folder) : []
  if (counts.length > 0) print(id, counts)
  all.push(...counts)
}
print('All', all)
rmSync(folder, { recursive: true })
