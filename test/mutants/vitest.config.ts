import { defineConfig } from 'vitest/config'
import { shortCoveragesModule } from '../../web/build/short-coverages.ts'
import { fontFiles, textFiles } from '../../web/build/text-files.ts'

/** The tests of the money path and the access rules that run in one process, without a browser. */
export default defineConfig({
  plugins: [textFiles(), fontFiles(), shortCoveragesModule()],
  test: {
    include: [
      'test/functions/**/*.test.ts',
      'test/unit/core/*.test.ts',
      'test/aws/{orders,moves,stored-rows}.test.ts',
      'test/integration/{checkout,webhook,fulfilment,mismatched-payments}.test.ts',
      'test/integration/{payment-links,downloads,link-end,admin-access}.test.ts',
      'test/infra/access.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
