import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const DOCS = [
  'README.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/testing.md',
  'infra/README.md',
  'lambdas/README.md',
  'shared/documents/README.md',
  'test/README.md',
  'web/README.md',
]

const linksOf = (text: string) =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target)

it.each(DOCS)('%s links to existing files', (name) => {
  const broken = linksOf(readFileSync(name, 'utf8')).filter(
    (target) => !target.startsWith('http') && !existsSync(join(dirname(name), target)),
  )
  expect(broken).toEqual([])
})

it('every claim in docs/testing.md names existing tests', () => {
  const text = readFileSync('docs/testing.md', 'utf8')
  const rows = text.split('\n').filter((line) => /^\| \d+ \|/.test(line))
  const named = rows.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
  expect(rows.length).toBeGreaterThan(50)
  expect(named.filter((paths) => paths.length === 0)).toEqual([])
  const missing = named
    .flat()
    .filter((path) => !existsSync(`test/${path}`) && !existsSync(`test/${path}.test.ts`))
  expect(missing).toEqual([])
})

it('docs/architecture.md names existing files', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const paths = [...text.matchAll(/\b(?:bin|infra|lambdas|shared|web)\/[\w./-]+\.tsx?\b/g)]
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([])
})
