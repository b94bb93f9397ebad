import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'
import { STEPS } from '../../../bin/smoke/steps.ts'
import { ROOT } from '../../support/source-files.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

/** Runs `npm run smoke` while this process serves the store. */
const smoke = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ status: number | null; lines: string[]; errors: string }>((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', './bin/loaders.mjs', 'bin/smoke.ts', ...args],
      {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...env },
      },
    )
    let output = ''
    let errors = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (errors += part))
    child.on('close', (status) => resolve({ status, lines: output.trim().split('\n'), errors }))
  })

const secret = { STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret }

describe('the smoke test', () => {
  it('passes for a working store, step by step', async () => {
    const { status, lines } = await smoke([`${store.site}/`], secret)
    expect(lines.slice(0, -1).map((line) => line.replace(/ \(\d+ ms\)$/, ''))).toEqual(
      STEPS.map(({ name }) => `ok   ${name}`),
    )
    expect(lines.at(-1)).toBe(`pass: ${store.site}`)
    expect(status).toBe(0)
  })

  it('fails when events are signed with another secret', async () => {
    const { status, lines } = await smoke([store.site], { STRIPE_WEBHOOK_SECRET: 'whsec_other' })
    expect(lines.at(-2)).toBe(
      'FAIL accepts a webhook signed with the stage’s secret: returned 400 instead of 200',
    )
    expect(lines.at(-1)).toBe(`fail: ${store.site}`)
    expect(status).toBe(1)
  })

  it('fails when the store accepts the payment but generates no files', async () => {
    store.servers.storage.failNextPuts(100_000)
    const { status, lines } = await smoke([store.site], { ...secret, SMOKE_TIMEOUT_SECONDS: '3' })
    store.servers.storage.failNextPuts(0)
    expect(lines.at(-2)).toBe('FAIL generates the document: still paid after 3 s')
    expect(status).toBe(1)
  })
})
