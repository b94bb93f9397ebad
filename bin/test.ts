/* `npm test`: runs all checks and prints a final count. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const REPORT = 'test-results/vitest.json'

type Tally = { passed: number; failed: number }

/** A compile cache saves Node from recompiling modules for each test file. */
const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'), ...process.env }

/** Whether a command succeeds. Output of parallel commands is printed one after the other. */
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
  // Running checkers in parallel costs too much CPU on two cores.
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
