import { randomBytes } from 'node:crypto'

type Prefix =
  | 'cs_test'
  | 'pi'
  | 'ch'
  | 'li'
  | 're'
  | 'evt'
  | 'plink'
  | 'dp'
  | 'prod'
  | 'price'
  | 'we'
  | 'buy_btn'

/** An id in Stripe's form: `cs_test_` and 58 letters and digits, `pi_` and 24, and so on. */
export const newId = (prefix: Prefix): string =>
  `${prefix}_${randomBytes(64)
    .toString('base64')
    .replace(/[+/=]/g, '')
    .slice(0, prefix === 'cs_test' ? 58 : 24)}`
