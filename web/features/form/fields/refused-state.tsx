import { SiteLink } from '../../../ui/site-link.tsx'
import { NotSoldHere } from '../../state-choice/not-sold-here.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'
import { hrefOf, stepOfField } from '../steps/form-steps.ts'

/** Replaces the form in a state that doesn't accept the document. */
export const RefusedState = ({ hasQuestion = false }: { hasQuestion?: boolean }) => {
  const { template } = useDocument()
  const { coverage } = useDocumentForm().checks
  const step = stepOfField(template).get(template.stateField)
  if (coverage?.kind !== 'refuse') return null
  const { state, ...entry } = coverage
  return (
    <NotSoldHere documentId={template.id} state={state} entry={entry} mt="6">
      {!hasQuestion && step && (
        <SiteLink to={hrefOf(step, template.stateField)}>Choose another state</SiteLink>
      )}
    </NotSoldHere>
  )
}
