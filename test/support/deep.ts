/** Whether `npm run test:deep` runs: it tests every case where `npm test` tests one of each kind. */
export const isDeep = import.meta.env.MODE === 'deep'
