import { Button } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'

type NoAccessProps = { name: string; onSignOut: () => void }

/** For somebody who signed in and is not in the admin group. */
export const NoAccess = ({ name, onSignOut }: NoAccessProps) => (
  <NoticeCard role="alert" title="No access" text={MESSAGES.admin.notMember(name)}>
    <Button onClick={onSignOut}>Sign out</Button>
  </NoticeCard>
)
