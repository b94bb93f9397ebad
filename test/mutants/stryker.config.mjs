/*
 * `npm run test:mutants`: changes the money path and the access rules and counts the changes that no
 * test notices. It runs from the root of the repository, on a copy in .stryker-tmp.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // TypeScript 7 has no compiler interface of the classic kind, so Stryker must find no tsconfig to read.
  tsconfigFile: 'none.json',
  mutate: [
    'lambdas/core/orders/**/*.ts',
    'lambdas/core/fulfil.ts',
    'lambdas/core/stripe.ts',
    'lambdas/payments/**/*.ts',
    'lambdas/shop/create-checkout.ts',
    'lambdas/shop/create-order.ts',
    'lambdas/shop/place-order.ts',
    'lambdas/shop/get-purchase.ts',
    'lambdas/shop/downloads.ts',
    'lambdas/shop/get-download.ts',
    'lambdas/shop/download-file.ts',
    'lambdas/core/platform/admin-access.ts',
    'infra/access.ts',
  ],
  ignorePatterns: [
    '.local',
    '.git',
    'cdk.out',
    'screenshots',
    'test-results',
    'test/bench/node_modules',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  dryRunTimeoutMinutes: 30,
  timeoutMS: 60_000,
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 90, low: 80, break: null },
}
