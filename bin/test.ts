/* `npm test`: every check there is, and one closing line that counts them. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const REPORT = 'test-results/vitest.json'

type Tally = { passed: number; failed: number }

const run = (command: string, args: string[]): boolean => {
  process.stdout.write(`\n> ${command} ${args.join(' ')}\n`)
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  )
}

const check = (command: string, args: string[]): Tally =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const suites = (): Tally => {
  mkdirSync('test-results', { recursive: true })
  rmSync(REPORT, { force: true })
  const clean = run('vitest', [
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

const tallies = [
  check('tsc', []),
  check('biome', ['check', '--error-on-warnings']),
  check('node', ['--import', './bin/loaders.mjs', 'bin/build.ts']),
  suites(),
]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
