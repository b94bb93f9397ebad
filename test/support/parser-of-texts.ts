import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

/** A kind of token that markdown-it makes, which stands in each bundle of Markdoc. */
const TOKEN = 'softbreak'

/** Expects that bundled code holds no Markdoc: its legal texts were parsed when it was bundled. */
export const expectNoParser = (code: string): void => {
  const markdoc = fileURLToPath(import.meta.resolve('@markdoc/markdoc'))
  expect(readFileSync(markdoc, 'utf8')).toContain(TOKEN)
  expect(code).not.toContain(TOKEN)
}
