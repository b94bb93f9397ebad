import { REFUSED } from 'virtual:short-coverages'
import { Text, type TextProps } from '@chakra-ui/react'
import { paths } from '../../lib/paths.ts'
import { SiteLink } from '../../ui/site-link.tsx'

type NotSoldForProps = TextProps & { documentId: string }

/** The states that do not accept the document, before it is bought: a blank template names no state. */
export const NotSoldFor = ({ documentId, ...text }: NotSoldForProps) => {
  const refused = REFUSED[documentId]
  if (!refused) return null
  return (
    <Text mt="3" textStyle="sm" {...text}>
      <strong>Not for use in {refused}.</strong>{' '}
      {/* On a phone a line of its own: one that breaks differently in the letters that come late moves the page. */}
      <SiteLink
        display={{ base: 'flex', md: 'inline' }}
        alignItems="center"
        minH={{ base: '11', md: '0' }}
        to={paths.coverage({ document: documentId })}
      >
        Why, and where to turn
      </SiteLink>
    </Text>
  )
}
