import { coverageOf } from '../../../../shared/documents/template/coverage.ts'
import { SiteLink } from '../../../ui/site-link.tsx'
import { NotSoldHere } from '../../state-choice/not-sold-here.tsx'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'
import { hrefOf, stepOfField } from '../steps/form-steps.ts'

/** The coverage of the chosen state if the document isn't sold there. */
export const useRefusal = () => {
  const { template } = useDocument()
  const { answers } = useDocumentForm()
  const found = coverageOf(template, answers)
  return found?.kind === 'refuse' ? found : undefined
}

/** Replaces the form in a state that doesn't accept the document. */
export const RefusedState = ({ hasQuestion = false }: { hasQuestion?: boolean }) => {
  const { template } = useDocument()
  const refusal = useRefusal()
  const step = stepOfField(template).get(template.stateField)
  if (!refusal) return null
  const { state, ...entry } = refusal
  return (
    <NotSoldHere documentId={template.id} state={state} entry={entry} mt="6">
      {!hasQuestion && step && (
        <SiteLink to={hrefOf(step, template.stateField)}>Choose another state</SiteLink>
      )}
    </NotSoldHere>
  )
}
