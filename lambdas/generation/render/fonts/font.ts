import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import fontkit, { type Font } from '@pdf-lib/fontkit'

const parsed = new Map<string, Font>()

/** A font import is an absolute path, a file URL, or a path beside the bundle. */
const placeOf = (location: string) =>
  isAbsolute(location) ? location : new URL(location, import.meta.url)

/** The font in a file; each file is read and parsed once per process. Throws when it is missing. */
export function loadFont(location: string): Font {
  const known = parsed.get(location)
  if (known) return known
  const font = fontkit.create(readFileSync(placeOf(location)))
  parsed.set(location, font)
  return font
}
