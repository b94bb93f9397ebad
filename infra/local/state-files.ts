import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as z from 'zod'

/*
 * What the stand-ins keep in files. A process may be killed at any moment and a disk may be full: a file is
 * replaced by a rename, and one that cannot be read is set aside instead of stopping the start.
 */

/** Replaces a file in one step; `mode` is that of a new file. */
export const replaceFile = (file: string, text: string, mode = 0o644): void => {
  const draft = `${file}.draft`
  writeFileSync(draft, text, { mode })
  renameSync(draft, file)
}

/** Renames a file that cannot be read, and says so in one line. */
const setAside = (file: string, now = new Date()): void => {
  const aside = `${file}.unreadable-${now.toISOString().replaceAll(':', '-')}`
  renameSync(file, aside)
  process.stderr.write(`${file} cannot be read and was set aside as ${aside}\n`)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const parsed = <T>(text: string, value: z.ZodType<T>): T | undefined =>
  value.safeParse(readJson(text)).data

/** The JSON of a file; undefined without one, and of one that is torn or of another shape, which is set aside. */
export const readState = <T>(file: string, value: z.ZodType<T>): T | undefined => {
  if (!existsSync(file)) return undefined
  const state = parsed(readFileSync(file, 'utf8'), value)
  if (state === undefined) setAside(file)
  return state
}

/**
 * The JSON of each line of a file. When one cannot be read the file is set aside and rewritten from the
 * others: a process that was killed leaves its last line torn.
 */
export const readLines = <T>(file: string, value: z.ZodType<T>): T[] => {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').filter(Boolean)
  const entries = lines.flatMap((line): T[] => {
    const entry = parsed(line, value)
    return entry === undefined ? [] : [entry]
  })
  const isTorn = entries.length < lines.length
  if (isTorn) setAside(file)
  // Without its end the next line would be written behind the last one.
  if (isTorn || !/(^|\n)$/.test(text)) {
    replaceFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  return entries
}
