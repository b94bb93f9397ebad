import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { fontFiles, textFiles } from './bin/text-files.ts'

export default defineConfig({
  plugins: [textFiles(), fontFiles()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Browser tests often wait: one file more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Files that keep nothing share a worker: reading the code anew for each would take a minute.
    projects: [
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['test/{golden,properties}/**/*.test.ts'],
          // React as visitors get it; the other one notes a call stack for every element.
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/*.test.ts', 'test/{unit,infra}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: ['test/{aws,integration,e2e}/**/*.test.ts'],
          // While all cores are busy, a page takes more than the usual second, and a test its time.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
