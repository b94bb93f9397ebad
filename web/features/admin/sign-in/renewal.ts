import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts'
import { unreachable } from '../../../lib/api-error.ts'

type Renewable = Pick<UserManager, 'getUser' | 'signinSilent'>

const renewOnce = async (signIn: Renewable): Promise<User | null> => {
  const user = await signIn.getUser()
  if (!user?.refresh_token) return null
  try {
    return await signIn.signinSilent()
  } catch (error) {
    if (error instanceof ErrorResponse) return null
    throw unreachable()
  }
}

/**
 * Trades the refresh token for new tokens; null when it is refused. Calls at the same time share one
 * trade: a refresh token is good once. Rejects with ApiError when the sign-in does not answer.
 */
export const renewalOf = (signIn: Renewable): (() => Promise<User | null>) => {
  let running: Promise<User | null> | undefined
  return () => {
    running ??= renewOnce(signIn).finally(() => {
      running = undefined
    })
    return running
  }
}
