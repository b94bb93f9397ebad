import { Text } from '@chakra-ui/react'
import { paths } from '../../../ui/browser/paths.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/**
 * The effect of the chosen state on the document, below its question. If the document is refused or has a
 * warning there, the message has the reason and this note only the rule.
 */
export const CoverageNote = () => {
  const { template, checks, suggested } = useDocument()
  const { coverage } = useDocumentForm().checks
  // Until the coverage of another state is loaded, the suggested state's note keeps its place.
  const note = coverage ?? (checks ? undefined : suggested)
  if (!note) return null
  const { state, kind, reason, cite } = note
  const isInMessage = kind === 'refuse' || kind === 'warn'
  return (
    <Text
      textStyle="sm"
      color="fg.muted"
      maxW="prose"
      mt="3"
      visibility={coverage ? undefined : 'hidden'}
    >
      <span>{isInMessage ? cite && `${cite}. ` : `${reason} `}</span>
      <SiteLink to={paths.coverage({ state, document: template.id })}>
        {isInMessage ? 'More about this state' : 'Sources'}
      </SiteLink>
    </Text>
  )
}
