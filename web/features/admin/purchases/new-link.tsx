import { Box, Button, Flex, Link } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'

/** The clipboard is unavailable without TLS, and the browser may deny access. */
const copyToClipboard = async (text: string): Promise<void> => {
  const { copied, copyFailed } = MESSAGES.admin
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  const { title, text: description } = isCopied ? copied : copyFailed
  notifyAdmin(isCopied ? 'success' : 'error', title, description)
}

/** A new link to open and copy. Shown once: the admin area never stores a token. */
export const NewLink = ({ token }: { token: string | undefined }) => {
  const url = token && `${window.location.origin}${paths.download(token)}`
  return (
    <Box role="status" order="1" w="full" _empty={{ display: 'none' }} textStyle="sm">
      {url && (
        <Flex gap="4" align="center" wrap="wrap">
          <Link href={url} target="_blank" rel="noopener">
            New link, sent by email
          </Link>
          <Button size="sm" variant="outline" onClick={() => copyToClipboard(url)}>
            Copy download link
          </Button>
        </Flex>
      )}
    </Box>
  )
}
