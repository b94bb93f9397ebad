import { User } from 'oidc-client-ts'
import { expect, it } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import { createTokenRenewal } from '../../../web/features/admin/sign-in/admin-caller.ts'

const userWith = (refresh_token: string | undefined) =>
  new User({
    refresh_token,
    access_token: 'a',
    token_type: 'Bearer',
    profile: { sub: 's', iss: 'i', aud: 'c', exp: 1, iat: 0 },
  })

const signInThat = (
  signinSilent: () => Promise<User | null>,
  refresh: string | undefined = 'r',
) => ({ getUser: async () => userWith(refresh), signinSilent })

it('exchanges a refresh token once for concurrent callers, and again for later ones', async () => {
  let trades = 0
  const renew = createTokenRenewal(
    signInThat(async () => {
      trades += 1
      return userWith(`r${trades}`)
    }),
  )
  const together = await Promise.all([renew(), renew(), renew()])
  expect(together.map((user) => user?.refresh_token)).toEqual(['r1', 'r1', 'r1'])
  expect((await renew())?.refresh_token).toBe('r2')
})

it('distinguishes an unreachable sign-in server from a rejection', async () => {
  const failSilently = async () => {
    throw new TypeError('Failed to fetch')
  }
  const error: unknown = await createTokenRenewal(signInThat(failSilently))().catch(
    (caught: unknown) => caught,
  )
  expect(error instanceof ApiError && error.status).toBe(0)
})
