import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { coverageSummaryModule } from './web/build/coverage-summary.ts'
import { fontFiles, textFiles } from './web/build/text-files.ts'

export default defineConfig({
  plugins: [textFiles(), fontFiles(), coverageSummaryModule()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    // No test depends on how busy the machine is: this ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Tests often wait: one file more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Files share a worker and its modules: reading the code again for each would take two minutes.
    isolate: false,
    // `npm run coverage`: the code that runs at AWS, and what it shares with the site.
    coverage: {
      provider: 'v8',
      include: ['lambdas/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'test-results/coverage',
      reportOnFailure: true,
      thresholds: { branches: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['test/{golden,properties}/**/*.test.ts'],
          // React as visitors get it; the other one notes a call stack for every element.
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: [
            'test/*.test.ts',
            'test/{aws,infra,unit}/**/*.test.{ts,tsx}',
            'test/integration/{built-site,commands,local-servers}/*.test.ts',
          ],
          exclude: ['test/infra/checks.test.ts'],
        },
      },
      {
        extends: true,
        // CloudFormation's validator is several times slower in a worker that has run other files.
        test: { name: 'synthesis', include: ['test/infra/checks.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['test/{functions,integration}/**/*.test.ts', 'test/e2e/own-store/*.test.ts'],
          exclude: ['test/integration/{built-site,commands,shared-store,local-servers}/*'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared-store',
          include: ['test/e2e/*.test.ts', 'test/integration/shared-store/*.test.ts'],
          // A store and a browser serve all files of a worker: test/support/store/shared-store.ts and
          // test/support/browser/fixtures.ts.
        },
      },
    ],
  },
})
