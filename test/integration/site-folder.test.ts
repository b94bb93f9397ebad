import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findOrBuildSite } from '../../bin/local/built-site.ts'
import { BUILD_VARIABLES } from '../../shared/site/config.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const DAY_MS = 86_400_000
let built: string[] = []
beforeEach(() => {
  built = []
})

const site = (siteUrl = 'http://site.test', succeeds = true) =>
  findOrBuildSite({
    siteUrl,
    folder,
    build: async (distDir) => {
      built.push(distDir)
      mkdirSync(distDir)
      writeFileSync(join(distDir, 'index.html'), siteUrl)
      return succeeds
    },
  })

it('builds the site once per source and URL, each time into a new folder', async () => {
  const first = await site()
  expect(await site()).toBe(first)
  expect(built).toHaveLength(1)
  const other = await site('http://other.test')
  expect(other).not.toBe(first)
  expect(built).toHaveLength(2)
  expect(existsSync(join(first ?? '', 'index.html'))).toBe(true)
})

it.each(BUILD_VARIABLES)('rebuilds the site when %s changes', async (name) => {
  const without = await site()
  vi.stubEnv(name, 'https://chat.example.com/another')
  const withLink = await site()
  vi.unstubAllEnvs()
  expect(withLink).not.toBe(without)
  expect(await site()).toBe(without)
  expect(built).toHaveLength(2)
})

it('shares one build between two concurrent starts', async () => {
  const [first, second] = await Promise.all([site(), site()])
  expect(first).toBe(second)
  expect(existsSync(join(first ?? '', 'index.html'))).toBe(true)
  expect(readdirSync(folder)).toHaveLength(1)
})

it('discards a failed build', async () => {
  expect(await site('http://site.test', false)).toBeUndefined()
  rmSync(built[0] ?? '', { recursive: true })
  expect(await site()).toBeDefined()
  expect(built).toHaveLength(2)
})

it('removes a build not used for a week', async () => {
  const old = (await site()) ?? ''
  const lastWeek = new Date(Date.now() - 8 * DAY_MS)
  utimesSync(old, lastWeek, lastWeek)
  await site('http://other.test')
  expect(existsSync(old)).toBe(false)
})
