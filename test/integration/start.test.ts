import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { diskFailure, lockFolder } from '../../bin/local/data-folder.ts'
import { runCommand } from '../support/command.ts'
import { freePorts } from '../support/store/free-ports.ts'

const portHolder = createServer()
afterEach(() => portHolder.close())

it('reports a port in use, and what to do about it, in one line', async () => {
  const { site } = await freePorts()
  await new Promise<void>((resolve) => portHolder.listen(site, '127.0.0.1', resolve))
  const { status, errors } = runCommand('local.ts', [], { PORT: String(site) })
  expect(status).toBe(1)
  expect(errors).toEqual([
    `Port ${site} is in use. Free it, or use other ports: PORT=${site + 1000} npm start`,
  ])
})

describe('an unusable data folder is reported in one line', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'start-'))
    onTestFinished(() => rmSync(path, { recursive: true }))
    return path
  }
  const startErrors = async (dataDir: string) => {
    const { site } = await freePorts()
    const { status, errors } = runCommand('local.ts', [], { PORT: `${site}`, DATA_DIR: dataDir })
    expect(status).toBe(1)
    return errors
  }

  it('when another product runs on it', async () => {
    const used = folder()
    await lockFolder(used)
    expect(await startErrors(used)).toEqual([
      `Cannot use the data folder ${used}: another Clausewell process is using it. Choose another: DATA_DIR=folder npm start`,
    ])
  })

  it('when its disk becomes full at runtime', () => {
    const full = 'IO error: database/000003.log: No space left on device'
    const fromTables = Object.assign(new Error(full), { code: 'LEVEL_IO_ERROR' })
    expect(diskFailure(fromTables, 'data')).toContain(full)
    const fromFiles = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    expect(diskFailure(fromFiles, 'data')).toContain('the disk is full')
    expect(diskFailure(new TypeError('x is not a function'), 'data')).toBeUndefined()
  })

  it('when part of its path is a file', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expect(await startErrors(join(file, 'data'))).toEqual([
      expect.stringContaining('part of its path is a file'),
    ])
  })
})
