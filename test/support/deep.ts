/** Whether `npm run test:deep` runs: it tests every case where `npm test` tests one of each kind. */
export const isDeep = import.meta.env.MODE === 'deep'

/** Whether Stryker runs the tests: generated requests, which show no more than an error 500, take most of its time. */
export const isForMutants = process.env.MUTANTS !== undefined
