import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBuilt, readPage, scriptsIn, WEB_BUILD } from '../../support/web-build.ts'

it('the first load of a visitor holds no document, no admin page and no sign-in', () => {
  const files = scriptsIn(readPage('/documents'))
  const text = files.map((file) => readFileSync(join(WEB_BUILD, file), 'utf8')).join('\n')
  expect(text).not.toContain('MERCHANTABILITY')
  expect(text).not.toContain('code_verifier')
  expect(files.filter((file) => file.includes('admin'))).toEqual([])
})

/** Every script of the site, those of the preview's worker included, by name. */
const scripts = readdirSync(join(WEB_BUILD, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readBuilt(`assets/${file}`) }))

it('the words of an agreement are loaded once, by the worker of the preview', () => {
  const holding = scripts.filter(({ code }) => code.includes('MERCHANTABILITY'))
  expect(holding.map(({ file }) => file)).toEqual([expect.stringMatching(/^bill-of-sale-/)])
})
