/*
 * The money path and the access rules in parts. A part's mutants meet only the tests that know its code:
 * all tests for each of them would take days.
 */
export const PARTS = {
  access: {
    mutate: ['infra/access.ts'],
    tests: ['test/infra/access.test.ts', 'test/functions/*.test.ts'],
  },
  admin: {
    mutate: ['lambdas/core/platform/admin-access.ts'],
    tests: ['test/integration/shared-store/admin-access.test.ts', 'test/functions/admin.test.ts'],
  },
  orders: {
    mutate: ['lambdas/core/orders/**/*.ts'],
    tests: [
      'test/aws/{orders,moves,races,stored-rows}.test.ts',
      'test/unit/core/*.test.ts',
      'test/functions/{shop,payments,admin}.test.ts',
      'test/integration/shared-store/offer.test.ts',
    ],
  },
  payments: {
    mutate: ['lambdas/core/{fulfil,stripe}.ts', 'lambdas/payments/**/*.ts'],
    tests: [
      'test/functions/{payments,payments-stripe}.test.ts',
      'test/unit/core/*.test.ts',
      'test/integration/{webhook,mismatched-payments}.test.ts',
      'test/integration/shared-store/{fulfilment,payment-links}.test.ts',
    ],
  },
  shop: {
    mutate: [
      'lambdas/shop/{create-checkout,create-order,place-order,get-purchase}.ts',
      'lambdas/shop/{downloads,get-download,download-file}.ts',
    ],
    tests: [
      'test/functions/{shop,shop-purchases,payments-stripe}.test.ts',
      'test/integration/checkout.test.ts',
      'test/integration/shared-store/{downloads,link-end,offer}.test.ts',
    ],
  },
}

/** The part that a run of Stryker is for: the environment variable MUTANTS names it. */
export const chosenPart = () => {
  const name = process.env.MUTANTS ?? ''
  const part = PARTS[name]
  if (!part) throw new Error(`MUTANTS is ${name}, and must be one of ${Object.keys(PARTS)}`)
  return { name, ...part }
}
