import { Box, Link } from '@chakra-ui/react'
import { useState } from 'react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { tell, tellRefusal } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import type { Purchase } from './purchase-facts.ts'

type ReissueProps = { purchase: Purchase; onReissued: () => void }

/** Gives the buyer a new link by mail and shows it; the old one stops working. */
export const Reissue = ({ purchase, onReissued }: ReissueProps) => {
  const { api } = useAdmin()
  const [link, setLink] = useState<string>()
  const { reissued, reissueFailed } = MESSAGES.admin
  const reissue = async () => {
    try {
      const { downloadToken } = await api.reissue(purchase.id)
      setLink(paths.download(downloadToken))
      tell({ type: 'success', title: reissued.title, description: reissued.text })
      onReissued()
    } catch (error) {
      tellRefusal(reissueFailed, error)
    }
  }
  return (
    <>
      <ActionButton label="Re-issue link" of={purchase.title} work={reissue} />
      <Box role="status" order="1" w="full" _empty={{ display: 'none' }} textStyle="sm">
        {link && (
          <Link href={link} target="_blank" rel="noopener">
            New link, sent by mail
          </Link>
        )}
      </Box>
    </>
  )
}
