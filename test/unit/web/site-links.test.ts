import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADMIN_PATHS, pageFile, siteFile } from '../../../infra/site/site-rules.ts'
import { readBuilt, WEB_BUILD } from '../../support/web-build.ts'

const files = globSync('**/*.html', { cwd: WEB_BUILD }).map((file) => `/${file}`)
const html = new Map(files.map((file) => [file, readBuilt(file)]))

/** Hosts of the owner's own URLs, which a test build doesn't have. */
const KNOWN_HOSTS: string[] = []

type Link = { href: string; tag: string }

const linksOf = (text: string): Link[] =>
  [...text.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    tag,
  }))

/** The URL of a page file, which its links are relative to. */
const addressOf = (file: string) =>
  new URL(file.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1'), 'https://site.invalid')

const hasFragment = (file: string, hash: string) =>
  hash === '' || (html.get(file) ?? '').includes(` id="${decodeURIComponent(hash.slice(1))}"`)

/** The error of a link; undefined if its target exists. */
const problemWith = (file: string, { href }: Link): string | undefined => {
  const { pathname, hash } = new URL(href, addressOf(file))
  const target = href.startsWith('#') ? { file, status: 200 } : siteFile(pathname, files)
  if (target.status !== 200) return 'no such page'
  if (!existsSync(join(WEB_BUILD, target.file))) return `no file ${target.file}`
  return hasFragment(target.file, hash) ? undefined : `no ${hash}`
}

const isOurs = ({ href }: Link) => !/^[a-z]+:/.test(href)

describe.each(files)('%s', (file) => {
  const links = linksOf(html.get(file) ?? '')

  it('links only to existing pages, files and anchors', () => {
    const problems = links
      .filter(isOurs)
      .flatMap((link) => problemWith(file, link)?.concat(`: ${link.href}`) ?? [])
    expect(problems).toEqual([])
    const isAdmin = file.startsWith(ADMIN_PATHS)
    expect(links.filter(isOurs).length).toBeGreaterThan(isAdmin ? 3 : 8)
  })

  it('links only to known hosts, with noopener or noreferrer', () => {
    for (const { href, tag } of links.filter((link) => !isOurs(link))) {
      if (href.startsWith('mailto:')) continue
      expect(KNOWN_HOSTS).toContain(new URL(href).host)
      expect(tag).toMatch(/ rel="[^"]*\b(noopener|noreferrer)\b/)
    }
  })
})

it('references only existing scripts, styles, fonts and images', () => {
  const named = [...html.values()].flatMap((text) =>
    [...text.matchAll(/(?:src|href)="(\/[^"]*\.\w+)"|url\(["']?(\/[^"')]+)/g)].flatMap(
      ([, attribute, style]) => attribute ?? style ?? [],
    ),
  )
  expect(new Set(named).size).toBeGreaterThan(20)
  const missing = [...new Set(named)].filter((file) => !existsSync(join(WEB_BUILD, file)))
  expect(missing).toEqual([])
})

it('reports a broken link', () => {
  const file = pageFile('/pricing')
  const problem = (href: string) => problemWith(file, { href, tag: '' })
  expect(problem('/documents')).toBeUndefined()
  expect(problem('#content')).toBeUndefined()
  expect(problem('/document/unknown')).toBe('no such page')
  expect(problem('/samples/unknown-sample.pdf')).toBe('no file /samples/unknown-sample.pdf')
  expect(problem('#unknown')).toBe('no #unknown')
})
