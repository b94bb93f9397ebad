import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readableLog } from '../../../bin/local/log-output.ts'
import { log } from '../../../lambdas/core/platform/log.ts'
import { measure } from '../../../lambdas/core/platform/metrics.ts'
import { duringRequest } from '../../../lambdas/core/platform/request-id.ts'
import { printedDuring } from '../../support/printed.ts'
import { ROOT } from '../../support/source-files.ts'

describe('what the functions print, for a person', () => {
  it('is one line with the time, the level, the event, its details and the request', () => {
    const [line] = printedDuring(() =>
      duringRequest('0a1b2c3d-rest', () =>
        log.info('order.paid', { order: 'ord_1', amount: 1900 }),
      ),
    )
    expect(readableLog(line ?? '')).toMatch(
      /^\d\d:\d\d:\d\d {2}info {3}order\.paid {2}order=ord_1 {2}amount=1900 {2}request=0a1b2c3d\n$/,
    )
  })

  it('leaves metrics out, and everything else as it is', () => {
    const [metric] = printedDuring(() => measure('GenerationTime', 12))
    expect(metric).toContain('GenerationTime')
    expect(readableLog(metric ?? '')).toBe('')
    for (const text of ['Clausewell is ready\n', '{ not JSON\n', '{"other": 1}\n', ''])
      expect(readableLog(text)).toBe(text)
  })
})

/** Prints a line every millisecond, as long as someone reads. */
const TALKER = `
  import { endWithReader } from './bin/local/log-output.ts'
  endWithReader()
  setInterval(() => console.log('a line'), 1)
`

it('ends without a stack when whoever reads it goes, as after npm start | head -1', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', TALKER], { cwd: ROOT })
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [status] = await once(child, 'close')
  expect(errors).toEqual([])
  expect(status).toBe(0)
})
