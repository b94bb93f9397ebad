import { defineConfig } from 'vitest/config'
import { coverageSummaryModule } from '../../web/build/coverage-summary.ts'
import { fontFiles, textFiles } from '../../web/build/text-files.ts'
import { chosenPart } from './parts.mjs'
import { QuickFirst } from './quick-first.ts'
import { reusedWorker } from './reused-worker.mjs'

/** The tests of one part, in one process and without a browser. */
export default defineConfig({
  plugins: [textFiles(), fontFiles(), coverageSummaryModule(), reusedWorker()],
  test: {
    include: chosenPart().tests,
    setupFiles: ['test/mutants/reset-active-mutant.mjs'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
