import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { ROOT } from '../../support/source-files.ts'

/** Prints a line every millisecond while the pipe is open. */
const TALKER = `
  import { exitWithReader } from './bin/local/log-output.ts'
  exitWithReader()
  setInterval(() => console.log('a line'), 1)
`

it('log output ends without a stack trace when its reader closes, as in npm start | head -1', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', TALKER], { cwd: ROOT })
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  child.stdout.destroy()
  const [status] = await closed
  expect(errors).toEqual([])
  expect(status).toBe(0)
})
