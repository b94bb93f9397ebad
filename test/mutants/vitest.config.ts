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
      'test/integration/{checkout,webhook,webhook-replay,fulfilment,mismatched-payments,payment-links}.test.ts',
      'test/integration/{downloads,link-end,offer,admin-access,event-sequences}.test.ts',
      'test/infra/{access,functions}.test.ts',
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
