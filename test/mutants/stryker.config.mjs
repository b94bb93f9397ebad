/* Stryker's settings for one part; run.mjs runs all. Stryker works on a copy in .stryker-tmp. */
import { chosenPart } from './parts.mjs'

const { name, mutate, timeoutMS = 60_000 } = chosenPart()

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  plugins: [
    '@stryker-mutator/vitest-runner',
    new URL('ignore-log-lines.mjs', import.meta.url).pathname,
  ],
  ignorers: ['log-lines'],
  // TypeScript 7 has no classic compiler API, so Stryker must not read a tsconfig.
  tsconfigFile: 'none.json',
  mutate,
  ignorePatterns: [
    '.local',
    '.git',
    'cdk.out',
    'screenshots',
    'test-results',
    'test/bench/node_modules',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `test-results/mutants/${name}.incremental.json`,
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  timeoutMS,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `test-results/mutants/${name}.json` },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: null },
}
