import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePorts } from '../support/store/free-ports.ts'

const READY = /is ready .*: (http\S+)/

/** Runs the package script `dev` without its setup. `output` grows while it runs. */
const startDev = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dev-'))
  const { site } = await freePorts()
  const child = spawn('npm', ['run', '--ignore-scripts', 'dev'], {
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', PORT: `${site}`, DATA_DIR: dataDir },
  })
  const dev = { output: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      dev.output += part
    })
  }
  const ended = new Promise((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true })
  })
  return dev
}

it('npm run dev serves pages and the API, and restarts only on a change', async () => {
  const dev = await startDev()
  await expect.poll(() => dev.output).toMatch(READY)
  const [, siteUrl] = READY.exec(dev.output) ?? []
  const page = await fetch(`${siteUrl}/document/bill-of-sale`)
  expect(await page.text()).toContain('Bill of Sale')
  expect((await fetch(`${siteUrl}/api/offer`)).status).toBe(200)
  expect(dev.output).not.toContain('Restarting')
})
