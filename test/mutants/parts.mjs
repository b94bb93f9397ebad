/*
 * The functions' code and the access rules in parts. A part's mutants meet only the tests that know its code:
 * all tests for each of them would take days.
 */
const HANDLERS = 'test/functions'
/** Random bytes, measured times and whole programs, which the other files hold, find no mutant that these leave. */
const INSPECTION =
  'test/unit/inspection/{hostile,inspect,pdf-objects,pdf-words,sound,steps,titles,xml-tokens,zip-entries}.test.ts'
/** file-links.test.ts reads the environment, which other files of the same process set. */
const UNITS = 'test/unit/core/!(file-links).test.ts'

/**
 * Milliseconds until a mutant whose tests are pure and short counts as one that hangs; stryker.config.mjs says the
 * time of the others.
 */
const SOON = 15_000

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
      'test/aws/{admin-transitions,history-once,lost-answers,offer-quota,orders,races,revocation,stored-rows,transitions}.test.ts',
      'test/unit/core/{link-lifetime,order,order-rows,token}.test.ts',
    ],
  },
  payments: {
    mutate: ['lambdas/core/{fulfill,queue,stripe,settle-payment}.ts', 'lambdas/payments/**/*.ts'],
    tests: [
      `${HANDLERS}/payments{,-orders,-refunds,-settlement,-stripe,-sweep}.test.ts`,
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
    mutate: ['lambdas/admin/uploads/pdf-title.ts', 'lambdas/admin/uploads/inspection/pdf*.ts'],
    tests: [INSPECTION],
    timeoutMS: SOON,
  },
  word: {
    mutate: [
      'lambdas/admin/uploads/docx-title.ts',
      'lambdas/admin/uploads/inspection/{docx,xml,zip}*.ts',
      'lambdas/admin/uploads/inspection/{inspect,refusal}.ts',
    ],
    tests: [INSPECTION],
    timeoutMS: SOON,
  },
}

/** The part that a run of Stryker is for: the environment variable MUTANTS names it. */
export const chosenPart = () => {
  const name = process.env.MUTANTS ?? ''
  const part = PARTS[name]
  if (!part) throw new Error(`MUTANTS is ${name}, and must be one of ${Object.keys(PARTS)}`)
  return { name, ...part }
}
