import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBuilt, readPage, scriptsIn, WEB_BUILD } from '../../support/web-build.ts'

it('the initial load contains no document, admin page or sign-in code', () => {
  const files = scriptsIn(readPage('/documents'))
  const text = files.map((file) => readFileSync(join(WEB_BUILD, file), 'utf8')).join('\n')
  expect(text).not.toContain('MERCHANTABILITY')
  expect(text).not.toContain('code_verifier')
  expect(files.filter((file) => file.includes('admin'))).toEqual([])
})

/** Every script of the site by name, including those of the preview worker. */
const scripts = readdirSync(join(WEB_BUILD, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readBuilt(`assets/${file}`) }))

it('the text of an agreement is loaded only once, by the preview worker', () => {
  const holding = scripts.filter(({ code }) => code.includes('MERCHANTABILITY'))
  expect(holding.map(({ file }) => file)).toEqual([expect.stringMatching(/^bill-of-sale-/)])
})
