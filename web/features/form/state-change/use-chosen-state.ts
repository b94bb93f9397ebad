import { useStateChoice } from '../../state-choice/state-choice.ts'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/** The form's state, and whether the user chose or confirmed it. */
export const useChosenState = () => {
  const { stateField } = useDocument().template
  const { answers, defaults } = useDocumentForm()
  const [remembered, remember] = useStateChoice()
  const state = String(answers[stateField] ?? '')
  const isChosen = state !== defaults[stateField] || state === remembered
  return { state, isChosen, confirm: () => remember(state) }
}
