import { Button, Text } from '@chakra-ui/react'
import { useAuth } from 'react-oidc-context'
import { MESSAGES } from '../../../shared/messages.ts'
import { Busy } from '../../ui/busy.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import type { AdminConfig } from './config.ts'
import { signOutQuery } from './oidc-settings.ts'
import { PurchasesCard } from './purchases-card.tsx'
import { SignedInAs } from './signed-in-as.tsx'

const SignedOut = ({ failed, onSignIn }: { failed: boolean; onSignIn: () => void }) => (
  <NoticeCard title="Sign in" text={MESSAGES.api.unauthorized}>
    {failed && (
      <Text role="alert" color="fg.error" mb="4">
        Signing in did not work. Please try again.
      </Text>
    )}
    <Button onClick={onSignIn}>Sign in</Button>
  </NoticeCard>
)

/** Nothing of the dashboard exists before an admin has signed in. */
export const AdminGate = ({ config }: { config: AdminConfig }) => {
  const { isLoading, activeNavigator, user, error, signinRedirect, signoutRedirect } = useAuth()
  if (isLoading && activeNavigator !== 'signinSilent') return <Busy>Signing in...</Busy>
  if (!user || user.expired)
    return <SignedOut failed={error !== undefined} onSignIn={() => signinRedirect()} />
  const signOut = () =>
    signoutRedirect({ extraQueryParams: signOutQuery(config, window.location.origin) })
  return (
    <>
      <SignedInAs name={user.profile.email ?? user.profile.sub} onSignOut={signOut} />
      <PurchasesCard token={user.access_token} />
    </>
  )
}
