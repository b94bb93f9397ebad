import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { create, type Font } from 'fontkit'

const files = new Map<string, Uint8Array>()
const fonts = new Map<string, Font>()

/** A font import is an absolute path, a file URL, or a path beside the bundle. */
const placeOf = (location: string) =>
  isAbsolute(location) ? location : new URL(location, import.meta.url)

function remembered<T>(known: Map<string, T>, location: string, read: () => T): T {
  const value = known.get(location) ?? read()
  known.set(location, value)
  return value
}

/** A font file, read once per process. Throws when it is missing. */
export const fontBytes = (location: string): Uint8Array =>
  remembered(files, location, () => readFileSync(placeOf(location)))

function parse(location: string): Font {
  const font = create(Buffer.from(fontBytes(location)))
  if ('fonts' in font) throw new Error(`${location} is a collection of fonts`)
  return font
}

/** The font in a file, parsed once per process. */
export const loadFont = (location: string): Font =>
  remembered(fonts, location, () => parse(location))
