import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A fresh folder, removed when the test that asked for it has finished. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'local-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
