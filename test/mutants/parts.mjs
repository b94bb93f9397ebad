/*
 * The functions' code and the access rules in parts. Each part runs only the tests of its own code, because running
 * all tests for every mutant would take days.
 */
const HANDLERS = 'test/functions'
/** Without the fuzz, time and real-program tests, which catch no additional mutants. */
const INSPECTION =
  'test/unit/inspection/{cleaning,hostile,inspect,steps,titles,valid-files,zip-entries}.test.ts'
/** Without file-links.test.ts, which reads environment variables that other files of the same process set. */
const UNITS = 'test/unit/core/!(file-links).test.ts'

/** The timeout for parts with short tests that need no servers; stryker.config.mjs has the default. */
const SHORT_TIMEOUT_MS = 15_000

export const PARTS = {
  access: {
    mutate: ['infra/access.ts'],
    tests: ['test/infra/access.test.ts'],
  },
  platform: {
    mutate: ['lambdas/core/platform/**/*.ts'],
    tests: [UNITS, 'test/unit/api/*.test.ts', `${HANDLERS}/{shop,payments}.test.ts`],
  },
  orders: {
    mutate: ['lambdas/core/orders/**/*.ts'],
    tests: [
      'test/aws/{admin-transitions,history-once,lost-answers,offer-quota,orders,races,revocation,settlement,stored-rows,transitions}.test.ts',
      'test/unit/core/{link-lifetime,order,order-rows,token}.test.ts',
      `${HANDLERS}/payments{,-refunds,-settlement}.test.ts`,
      `${HANDLERS}/shop-{corrections,purchases,states}.test.ts`,
    ],
  },
  payments: {
    mutate: ['lambdas/core/{fulfill,queue,stripe,settle-payment}.ts', 'lambdas/payments/**/*.ts'],
    tests: [
      `${HANDLERS}/payments{,-orders,-refunds,-settlement,-stripe,-sweep}.test.ts`,
      `${HANDLERS}/generation-links.test.ts`,
      'test/integration/mismatched-payments.test.ts',
      'test/unit/core/platform.test.ts',
    ],
  },
  documents: {
    mutate: [
      'lambdas/core/{delivered-files,files,mail,receipt}.ts',
      'lambdas/core/templates/**/*.ts',
    ],
    tests: ['test/aws/{files,mails,stored-rows,templates}.test.ts'],
  },
  shop: {
    mutate: ['lambdas/shop/**/*.ts'],
    tests: [
      `${HANDLERS}/shop*.test.ts`,
      `${HANDLERS}/payments-stripe.test.ts`,
      'test/unit/shop/*.test.ts',
    ],
  },
  admin: {
    mutate: ['lambdas/admin/*.ts', 'lambdas/admin/uploads/{quarantine,read-inspected}.ts'],
    tests: ['test/unit/admin/*.test.ts', `${HANDLERS}/admin.test.ts`, 'test/aws/files.test.ts'],
  },
  pdf: {
    mutate: ['lambdas/admin/uploads/inspection/pdf*.ts'],
    tests: [INSPECTION],
    timeoutMS: SHORT_TIMEOUT_MS,
  },
  word: {
    mutate: [
      'lambdas/admin/uploads/inspection/{docx,xml,zip}*.ts',
      'lambdas/admin/uploads/inspection/{inspect,refusal}.ts',
    ],
    tests: [INSPECTION],
    timeoutMS: SHORT_TIMEOUT_MS,
  },
}

/** The part named by the environment variable MUTANTS. */
export const chosenPart = () => {
  const name = process.env.MUTANTS ?? ''
  const part = PARTS[name]
  if (!part) throw new Error(`MUTANTS is ${name}, and must be one of ${Object.keys(PARTS)}`)
  return { name, ...part }
}
