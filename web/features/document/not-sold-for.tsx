import { REFUSED } from 'virtual:short-coverages'
import { Text, type TextProps } from '@chakra-ui/react'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../lib/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'

type NotSoldForProps = TextProps & { documentId: string }

/** The states that do not accept the document, before it is bought: a blank template names no state. */
export const NotSoldFor = ({ documentId, ...text }: NotSoldForProps) => {
  const refused = REFUSED[documentId]
  if (!refused) return null
  return (
    <Text mt="3" textStyle="sm" {...text}>
      <strong>{DOCUMENT.notForUse(refused)}</strong>{' '}
      {/* On a phone it has its own line: a line that breaks differently once the font loads would move the page. */}
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
