import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { fontFiles, textFiles } from './bin/text-files.ts'

export default defineConfig({
  plugins: [textFiles(), fontFiles()],
  // React as visitors get it; the other one notes a call stack for every element.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    env: { NODE_ENV: 'production' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Browser tests mostly wait: one file more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['test/*.test.ts', 'test/{unit,golden,infra,properties}/**/*.test.{ts,tsx}'],
          // These keep nothing: reading the code anew for each file would take a minute.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['test/{aws,integration,e2e}/**/*.test.ts'],
          // A page that is loaded anew while all cores are busy takes more than the usual second.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
