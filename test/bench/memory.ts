/*
 * `npm run bench:memory [-- purchases]`: how much memory the whole product on this machine holds after so many
 * purchases, each with its three files and its mail, and the generation function alone after as many documents.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { portsFrom } from '../../bin/local/ports.ts'
import { payAt, purchase } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

const [PURCHASES = 5000] = process.argv.slice(2).map(Number)
const FIRST = 500
const BUYERS = 4
/** Longer than the sweep needs to find an order whose message was lost. */
const POLL_OPTIONS = { seconds: 300 }
const ports = portsFrom(Number(process.env.PORT ?? 4700))
const site = `http://127.0.0.1:${ports.site}`

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Megabytes of memory that a process holds, code included. */
const residentMemory = (pid: number): number =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024,
  )

const startProduct = async (dataDir: string) => {
  const child = spawn(process.execPath, ['--import', './bin/loaders.mjs', 'bin/local.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, PORT: `${ports.site}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => line.includes('is ready') && resolve())
    child.once('exit', () => reject(new Error('The product did not start')))
  })
  return { pid: child.pid ?? 0, stop: () => child.kill() }
}

const buy = async (): Promise<void> => {
  const opened = await fetch(`${site}/api/create-checkout`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(purchase()),
  })
  const { url, orderId } = (await opened.json()) as { url: string; orderId: string }
  await (await payAt(url, 'pay')).text()
  const statusOf = async () => {
    const response = await fetch(`${site}/api/purchases/${orderId}`)
    return ((await response.json()) as { status: string }).status
  }
  await until(statusOf, (status) => status === 'ready', POLL_OPTIONS)
}

const dataDir = mkdtempSync(join(tmpdir(), 'memory-'))
const product = await startProduct(dataDir)
print(`${'purchases'.padStart(10)}${'MB'.padStart(8)}`)
print(`${'0'.padStart(10)}${`${residentMemory(product.pid)}`.padStart(8)}`)
const seen = new Map<number, number>()
let [begun, done] = [0, 0]
const buyer = async () => {
  while (begun < PURCHASES) {
    begun += 1
    await buy()
    done += 1
    if (done % FIRST !== 0) continue
    seen.set(done, residentMemory(product.pid))
    print(`${`${done}`.padStart(10)}${`${seen.get(done)}`.padStart(8)}`)
  }
}
await Promise.all(Array.from({ length: BUYERS }, buyer))
product.stop()
rmSync(dataDir, { recursive: true, force: true })
const growth = (seen.get(done) ?? 0) - (seen.get(FIRST) ?? 0)
print(`\n${growth} MB more after ${done} purchases than after ${FIRST}`)
