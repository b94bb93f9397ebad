import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Level } from 'level'

/** The data folder cannot be used; the message says why, in one line. */
export class UnusableFolder extends Error {}

const REASONS: Record<string, string> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may not be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  // Node's name for a folder that is to be made on a read-only disk, or behind a link that leads nowhere.
  ENOENT: 'it cannot be made there',
  EEXIST: 'it is a file',
}

const unusable = (folder: string, reason: string) =>
  new UnusableFolder(
    `The data folder ${folder} cannot be used: ${reason}. Choose another with DATA_DIR=folder npm start`,
  )

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** What a running product prints when its folder can no longer be written; undefined for any other error. */
export const diskFailure = (error: unknown, folder: string): string | undefined => {
  const reason = REASONS[codeOf(error)]
  if (!reason && codeOf(error) !== 'LEVEL_IO_ERROR') return undefined
  const why = reason ?? (error instanceof Error ? error.message : '')
  return `The data folder ${folder} can no longer be written: ${why}. Make room and start again: nothing that was paid is lost`
}

/** Bytes: more than a start writes into the folder. */
const PROBE = 1_000_000

const probe = (folder: string): void => {
  const file = join(folder, 'probe')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, Buffer.alloc(PROBE))
    rmSync(file)
  } catch (error) {
    if (existsSync(file)) rmSync(file)
    const reason = REASONS[codeOf(error)]
    if (!reason) throw error
    throw unusable(folder, reason)
  }
}

/**
 * Makes the folder and holds it until the process ends: LevelDB locks a folder by the operating system, which
 * frees it when a process is killed.
 * @throws UnusableFolder when it is used already, full, or may not be written.
 */
export const holdFolder = async (folder: string): Promise<void> => {
  probe(folder)
  try {
    await new Level(join(folder, 'lock')).open()
  } catch (error) {
    if (!(error instanceof Error) || codeOf(error.cause) !== 'LEVEL_LOCKED') throw error
    throw unusable(folder, 'another Clausewell is running on it')
  }
}
