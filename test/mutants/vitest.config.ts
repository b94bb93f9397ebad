import { defineConfig } from 'vitest/config'
import { shortCoveragesModule } from '../../web/build/short-coverages.ts'
import { fontFiles, textFiles } from '../../web/build/text-files.ts'
import { keptWorker } from './kept-worker.mjs'
import { chosenPart } from './parts.mjs'
import { QuickFirst } from './quick-first.ts'

/** The tests of one part, in one process and without a browser. */
export default defineConfig({
  plugins: [textFiles(), fontFiles(), shortCoveragesModule(), keptWorker()],
  test: {
    include: chosenPart().tests,
    setupFiles: ['test/mutants/no-mutant-at-first.mjs'],
    sequence: { sequencer: QuickFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
