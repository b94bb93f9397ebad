import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { fontFiles, textFiles } from './bin/text-files.ts'

export default defineConfig({
  plugins: [textFiles(), fontFiles()],
  test: {
    environment: 'node',
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Browser tests mostly wait: one file more than there are cores keeps the cores busy.
    maxWorkers: availableParallelism() + 1,
    // Reading the code anew for each of three hundred files took a minute and a half.
    isolate: false,
  },
})
