import { Button, Text } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'

type SignedOutProps = { problem: string; onSignIn: () => void }

/** Signing in went wrong: it is not tried again by itself, so that nobody is sent in circles. */
export const SignedOut = ({ problem, onSignIn }: SignedOutProps) => (
  <NoticeCard title="Sign in" text={MESSAGES.api.unauthorized}>
    <Text role="alert" color="fg.error" mb="4">
      {problem}
    </Text>
    <Button onClick={onSignIn}>Sign in</Button>
  </NoticeCard>
)
