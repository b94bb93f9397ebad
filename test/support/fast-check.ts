import fc from 'fast-check'
import { isDeep } from './deep.ts'

// `npm test` generates the same cases in every run, so that the same code gives the same result; `npm run test:deep`
// generates new ones.
if (!isDeep) fc.configureGlobal({ seed: 20_261_121 })

export default fc
