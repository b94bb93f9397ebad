import fc from 'fast-check'
import { isDeep } from './deep.ts'

// `npm test` generates the same cases in every run, so that it says the same of the same code;
// `npm run test:deep` and the nightly run generate new ones.
if (!isDeep) fc.configureGlobal({ seed: 20_261_121 })

export default fc
