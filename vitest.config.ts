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
    // Browser tests mostly wait: two at a time finish sooner even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
