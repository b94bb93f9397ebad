import { Button, Flex, Text } from '@chakra-ui/react'
import type { User } from 'oidc-client-ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type AuthContextProps, useAuth } from 'react-oidc-context'
import { useLocation } from 'react-router-dom'
import { MESSAGES } from '../../../../shared/messages.ts'
import { NoticeCard } from '../../../ui/panel.tsx'
import { Busy, ErrorText } from '../../../ui/status.tsx'
import { adminCaller, type SignIn } from './admin-caller.ts'
import { AdminContext } from './admin-context.ts'
import { clearDrafts } from './drafts.ts'
import { type AdminConfig, isMember, returnStateOf, signOutQuery } from './oidc.ts'

type AdminGateProps = { config: AdminConfig; signIn: SignIn; children: ReactNode }

const isIdle = ({ user, error, isLoading, activeNavigator }: AuthContextProps) =>
  !user && !error && !isLoading && !activeNavigator

/** Redirects to sign in automatically; after a failure only on request. */
const useSignInWhenIdle = (auth: AuthContextProps): void => {
  const { pathname } = useLocation()
  const { signinRedirect } = auth
  const idle = isIdle(auth)
  useEffect(() => {
    if (idle) void signinRedirect({ state: returnStateOf(pathname) })
  }, [idle, signinRedirect, pathname])
}

const SignInFirst = ({ auth }: { auth: AuthContextProps }) => {
  const { pathname } = useLocation()
  const { error, activeNavigator, signinRedirect } = auth
  const { signInFailed, signOutFailed } = MESSAGES.admin
  if (activeNavigator === 'signoutRedirect') return <Busy>Signing out...</Busy>
  if (!error) return <Busy>Signing in...</Busy>
  // A failed sign-in isn't retried automatically, to prevent redirect loops.
  return (
    <NoticeCard title="Sign in" text={MESSAGES.api.unauthorized}>
      <ErrorText mb="4">
        {error.source === 'signoutRedirect' ? signOutFailed : signInFailed}
      </ErrorText>
      <Button onClick={() => void signinRedirect({ state: returnStateOf(pathname) })}>
        Sign in
      </Button>
    </NoticeCard>
  )
}

/** Signs out even if revoking the refresh token fails; it expires on its own. */
const signOutUser = async (auth: AuthContextProps, config: AdminConfig): Promise<void> => {
  clearDrafts()
  await auth.revokeTokens().catch((error: unknown) => console.warn('Token not revoked', error))
  await auth.signoutRedirect({ extraQueryParams: signOutQuery(config, window.location.origin) })
}

/** A sign-in or sign-out redirect is in progress, so the page must not be shown. */
const isRedirecting = ({ activeNavigator }: AuthContextProps, search: string) =>
  new URLSearchParams(search).has('state') || activeNavigator === 'signoutRedirect'

/** The API identifies admins by address or subject. */
const namesOf = ({ profile: { email, sub } }: User) => (email ? [email, sub] : [sub])

/** Renders admin pages only for signed-in members of the admin group. */
export const AdminGate = ({ config, signIn, children }: AdminGateProps) => {
  const auth = useAuth()
  useSignInWhenIdle(auth)
  const call = useMemo(() => adminCaller(signIn), [signIn])
  const { search } = useLocation()
  const { user } = auth
  if (!user || isRedirecting(auth, search)) return <SignInFirst auth={auth} />
  const name = user.profile.email ?? user.profile.sub
  const signOut = () => void signOutUser(auth, config)
  if (!isMember(user.profile)) {
    return (
      <NoticeCard role="alert" title="No access" text={MESSAGES.admin.notMember(name)}>
        <Button onClick={signOut}>Sign out</Button>
      </NoticeCard>
    )
  }
  return (
    <AdminContext value={{ call, name, self: namesOf(user), signOut }}>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="6">
        <Text textStyle="sm" color="fg.muted">
          Signed in as {name}
        </Text>
        <Button variant="outline" size="sm" onClick={signOut}>
          Sign out
        </Button>
      </Flex>
      {children}
    </AdminContext>
  )
}
