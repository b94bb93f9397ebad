/* `npm test`: every check there is, and one closing line that counts them. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const REPORT = 'test-results/vitest.json'

type Tally = { passed: number; failed: number }

/** Each test file has modules of its own: what Node makes of them once, it need not make again. */
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...process.env }

/** Whether a command ends well. What it prints is passed on, of several at once in turns. */
const run = (command: string, args: string[]): Promise<boolean> => {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`)
  return new Promise((settle) => {
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: 'inherit', shell, env })
    child.once('error', () => settle(false))
    child.once('close', (status) => settle(status === 0))
  })
}

const check = async (command: string, args: string[]): Promise<Tally> =>
  (await run(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const suites = async (): Promise<Tally> => {
  mkdirSync('test-results', { recursive: true })
  rmSync(REPORT, { force: true })
  const clean = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...process.argv.slice(2),
  ])
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
  }
  const { numPassedTests: passed, numFailedTests: failed } = report
  return { passed, failed: clean ? failed : Math.max(1, failed) }
}

const checks = await Promise.all([
  // Each checker reads the libraries again, which two cores pay for.
  check('tsc', ['--checkers', '1']),
  check('biome', ['check', '--error-on-warnings']),
  check('node', ['bin/check-terms.ts']),
  check('node', ['bin/adr-index.ts', '--check']),
  check('node', ['--import', './bin/loaders.mjs', 'bin/build.ts']),
])
const tallies = [...checks, await suites()]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
