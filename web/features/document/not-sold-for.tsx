import { Text, type TextProps } from '@chakra-ui/react'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { refusedStates } from '../../api/refusals.ts'
import { paths } from '../../ui/browser/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'

type NotSoldForProps = TextProps & { documentId: string }

/**
 * States that don't accept the document, shown before purchase because blank templates don't ask
 * for a state.
 */
export const NotSoldFor = ({ documentId, ...text }: NotSoldForProps) => {
  const refused = refusedStates(documentId)
  if (!refused) return null
  return (
    <Text mt="3" textStyle="sm" {...text}>
      <strong>{DOCUMENT.notForUse(refused)}</strong>{' '}
      {/* On its own line on phones, so that loading the font doesn't rewrap it and shift the page. */}
      <SiteLink
        display={{ base: 'flex', md: 'inline' }}
        alignItems="center"
        minH={{ base: '11', md: '0' }}
        to={paths.coverage({ document: documentId })}
      >
        {DOCUMENT.notForUseReason}
      </SiteLink>
    </Text>
  )
}
