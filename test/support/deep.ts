/** Whether `npm run test:deep` runs, which tests every case where `npm test` tests one of each kind. */
export const isDeep = import.meta.env.MODE === 'deep'

/**
 * Whether Stryker runs the tests. Generated requests, which only detect errors with status 500, would take most of its
 * time.
 */
export const isForMutants = process.env.MUTANTS !== undefined
