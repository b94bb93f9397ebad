import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type * as z from 'zod'

/*
 * State files of the local servers. A process may be killed at any moment and a disk may be full, so files are
 * replaced atomically, and an unreadable one is renamed instead of preventing the start.
 */

/** Replaces a file atomically; `mode` applies to new files. */
export const replaceFile = (file: string, text: string, mode = 0o644): void => {
  const draft = `${file}.draft`
  writeFileSync(draft, text, { mode })
  renameSync(draft, file)
}

/** Renames an unreadable file and reports it. */
const renameUnreadable = (file: string, now = new Date()): void => {
  const renamed = `${file}.unreadable-${now.toISOString().replaceAll(':', '-')}`
  renameSync(file, renamed)
  process.stderr.write(`${file} is unreadable and was renamed to ${renamed}\n`)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const parseAs = <T>(text: string, value: z.ZodType<T>): T | undefined =>
  value.safeParse(readJson(text)).data

/**
 * A file's JSON, or undefined if it doesn't exist, is truncated or has another shape. An invalid file is
 * renamed.
 */
export const readState = <T>(file: string, value: z.ZodType<T>): T | undefined => {
  if (!existsSync(file)) return undefined
  const state = parseAs(readFileSync(file, 'utf8'), value)
  if (state === undefined) renameUnreadable(file)
  return state
}

/**
 * The JSON of each line of a file. If a line is invalid, as after a kill, the file is renamed and rewritten
 * from the valid ones.
 */
export const readLines = <T>(file: string, value: z.ZodType<T>): T[] => {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lines = text.split('\n').filter(Boolean)
  const entries = lines.flatMap((line): T[] => {
    const entry = parseAs(line, value)
    return entry === undefined ? [] : [entry]
  })
  const hasInvalidLine = entries.length < lines.length
  if (hasInvalidLine) renameUnreadable(file)
  // Without a final newline, the next line would be appended to the last one.
  if (hasInvalidLine || !/(^|\n)$/.test(text)) {
    replaceFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  return entries
}
