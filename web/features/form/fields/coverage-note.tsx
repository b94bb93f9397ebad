import { Text } from '@chakra-ui/react'
import { coverageOf } from '../../../../shared/documents/template/coverage.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/**
 * The effect of the chosen state on the document, below its question. If the document is refused or has a
 * warning there, the message has the reason and this note only the rule.
 */
export const CoverageNote = () => {
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  const coverage = coverageOf(template, answers)
  if (!coverage) return null
  const { state, kind, reason, cite } = coverage
  const isInMessage = kind === 'refuse' || kind === 'warn'
  return (
    <Text textStyle="sm" color="fg.muted" maxW="prose" mt="3">
      <span>{isInMessage ? cite && `${cite}. ` : `${reason} `}</span>
      <SiteLink to={paths.coverage({ state, document: template.id })}>
        {isInMessage ? 'More about this state' : 'Sources'}
      </SiteLink>
    </Text>
  )
}
