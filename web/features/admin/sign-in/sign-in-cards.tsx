import { Button, Flex, Text } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'

type SignedOutProps = { problem: string; onSignIn: () => void }

/** A failed sign-in isn't retried automatically, to prevent redirect loops. */
export const SignedOut = ({ problem, onSignIn }: SignedOutProps) => (
  <NoticeCard title="Sign in" text={MESSAGES.api.unauthorized}>
    <Text role="alert" color="fg.error" mb="4">
      {problem}
    </Text>
    <Button onClick={onSignIn}>Sign in</Button>
  </NoticeCard>
)

type NoAccessProps = { name: string; onSignOut: () => void }

/** The user is signed in but not in the admin group. */
export const NoAccess = ({ name, onSignOut }: NoAccessProps) => (
  <NoticeCard role="alert" title="No access" text={MESSAGES.admin.notMember(name)}>
    <Button onClick={onSignOut}>Sign out</Button>
  </NoticeCard>
)

type SignedInAsProps = { name: string; onSignOut: () => void }

export const SignedInAs = ({ name, onSignOut }: SignedInAsProps) => (
  <Flex align="center" gap="4" wrap="wrap" mb="6">
    <Text textStyle="sm" color="fg.muted">
      Signed in as {name}
    </Text>
    <Button variant="outline" size="sm" onClick={onSignOut}>
      Sign out
    </Button>
  </Flex>
)
