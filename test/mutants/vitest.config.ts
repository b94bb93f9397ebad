import { defineConfig } from 'vitest/config'
import { shortCoveragesModule } from '../../web/build/short-coverages.ts'
import { fontFiles, textFiles } from '../../web/build/text-files.ts'
import { chosenPart } from './parts.mjs'

/** The tests of one part, in one process and without a browser. */
export default defineConfig({
  plugins: [textFiles(), fontFiles(), shortCoveragesModule()],
  test: {
    include: chosenPart().tests,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
