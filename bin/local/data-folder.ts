import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Level } from 'level'

/** The data folder can't be used. The message has the reason in one line. */
export class UnusableFolder extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'it is not writable',
  EPERM: 'it is not writable',
  EROFS: 'it is not writable',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'part of its path is a file',
  // Node's error for a new folder on a read-only disk or behind a dangling link.
  ENOENT: 'it cannot be created there',
  EEXIST: 'it is a file',
}

const unusableFolder = (folder: string, reason: string) =>
  new UnusableFolder(
    `Cannot use the data folder ${folder}: ${reason}. Choose another: DATA_DIR=folder npm start`,
  )

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** The message when the data folder is no longer writable; undefined for other errors. */
export const diskFailure = (error: unknown, folder: string): string | undefined => {
  const reason = REASONS[codeOf(error)]
  if (!reason && codeOf(error) !== 'LEVEL_IO_ERROR') return undefined
  const why = reason ?? (error instanceof Error ? error.message : '')
  return `The data folder ${folder} is no longer writable: ${why}. Free some space and restart; no paid order is lost`
}

/** Larger than anything written at startup. */
const PROBE_BYTES = 1_000_000

const probe = (folder: string): void => {
  const file = join(folder, 'probe')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, Buffer.alloc(PROBE_BYTES))
    rmSync(file)
  } catch (error) {
    if (existsSync(file)) rmSync(file)
    const reason = REASONS[codeOf(error)]
    if (!reason) throw error
    throw unusableFolder(folder, reason)
  }
}

/**
 * Creates the folder and locks it until the process ends. LevelDB uses an OS lock, which is
 * released even after a kill.
 * @throws UnusableFolder if it is in use, full or not writable
 */
export const lockFolder = async (folder: string): Promise<void> => {
  probe(folder)
  try {
    await new Level(join(folder, 'lock')).open()
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error.cause) !== 'LEVEL_LOCKED') throw error
    throw unusableFolder(folder, 'another Clausewell process is using it')
  }
}
