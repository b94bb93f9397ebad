import { Box, Button, Flex, Link } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../lib/paths.ts'
import { notifyAdmin } from '../parts/admin-notices.ts'

/** The clipboard is missing on a page without TLS, and the browser may refuse it. */
const copy = async (text: string): Promise<void> => {
  const { copied, copyFailed } = MESSAGES.admin
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  notifyAdmin({
    type: done ? 'success' : 'error',
    ...(done ? copied : copyFailed),
    description: (done ? copied : copyFailed).text,
  })
}

/** A link that was just made, to open and to copy. It is shown once: the admin area never keeps a token. */
export const NewLink = ({ token }: { token: string | undefined }) => {
  const address = token && `${window.location.origin}${paths.download(token)}`
  return (
    <Box role="status" order="1" w="full" _empty={{ display: 'none' }} textStyle="sm">
      {address && (
        <Flex gap="4" align="center" wrap="wrap">
          <Link href={address} target="_blank" rel="noopener">
            New link, sent by mail
          </Link>
          <Button size="sm" variant="outline" onClick={() => copy(address)}>
            Copy download link
          </Button>
        </Flex>
      )}
    </Box>
  )
}
