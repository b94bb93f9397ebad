import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'

/**
 * The scripts that stand in every page itself, because the first paint must not wait for another
 * request. The Content-Security-Policy names them by their hash.
 */
const read = (name: string): string =>
  transformSync(readFileSync(new URL(`../web/inline/${name}.js`, import.meta.url), 'utf8'), {
    minify: true,
  }).code.trim()

/** Runs in the head: light or dark. */
export const COLOR_MODE_SCRIPT = read('color-mode')

/** Runs at the end of the body: starts the program that waits in <template id="program">. */
export const START_SCRIPT = read('start')

/** A source of script-src. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const INLINE_SCRIPT_SOURCES: readonly string[] = [COLOR_MODE_SCRIPT, START_SCRIPT].map(
  hashSource,
)
