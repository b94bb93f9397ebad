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
  const found = coverageOf(template, answers)
  if (!found) return null
  const { state, kind, reason, cite } = found
  const isSaid = kind === 'refuse' || kind === 'warn'
  return (
    <Text textStyle="sm" color="fg.muted" maxW="prose" mt="3">
      <span>{isSaid ? cite && `${cite}. ` : `${reason} `}</span>
      <SiteLink to={paths.coverage({ state, document: template.id })}>
        {isSaid ? 'More about this state' : 'Sources'}
      </SiteLink>
    </Text>
  )
}
