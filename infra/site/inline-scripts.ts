import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Inline scripts save the first paint a request. The Content-Security-Policy lists their hashes. */
const readScript = (name: string): string =>
  readFileSync(new URL(`../../web/inline/${name}.js`, import.meta.url), 'utf8').trim()

/** Sets the color mode, light or dark, in the head. */
export const COLOR_MODE_SCRIPT = readScript('color-mode')

/** Decides whether a prerendered form is usable before hydration; only on form pages. */
export const FORM_SCRIPT = readScript('form')

/** A hash source for script-src. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const INLINE_SCRIPT_SOURCES: readonly string[] = [COLOR_MODE_SCRIPT, FORM_SCRIPT].map(
  hashSource,
)
