import { createSignup } from '../../shared/api/signups.ts'
import { handle } from '../core/platform/handle.ts'
import { signUp } from './signups.ts'

/** The answer does not tell whether the address was known. */
export default handle(createSignup, ({ body, now }) => signUp(body.email, now))
