import type {
  Answer,
  Answers,
  FormTemplate,
} from '../../../../shared/documents/template/template.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The answer in a question's controls; a list has a control per row. */
const answerOf = (controls: readonly Control[]): Answer => {
  const [first] = controls
  if (first?.type === 'checkbox') return 'checked' in first && first.checked
  const isRadio = first?.type === 'radio'
  const selected = controls.filter(
    (control) => !isRadio || ('checked' in control && control.checked),
  )
  return selected.map(({ value }) => value).join('\n')
}

/**
 * Answers entered before hydration, which React leaves in the controls. `prerendered` are the answers of the
 * prerendered page. An inert form (web/inline/form.js) contains at most what the browser restored, which saved
 * answers replace.
 */
export const replayEarlyAnswers = (
  { steps }: FormTemplate,
  prerendered: Answers,
): Record<string, Answer> => {
  const main = document.querySelector('main')
  const form = main?.querySelector('form')
  if (!main || !form) return {}
  if (main.inert) {
    form.reset()
    main.inert = false
    return {}
  }
  const controls = [...form.querySelectorAll<Control>('input, textarea, select')]
  const [first] = steps
  return Object.fromEntries(
    (first?.fields ?? []).flatMap(({ key }): [string, Answer][] => {
      const fieldControls = controls.filter(({ name }) => name === key)
      const value = answerOf(fieldControls)
      const isEarly = fieldControls.length > 0 && String(value) !== String(prerendered[key] ?? '')
      return isEarly ? [[key, value]] : []
    }),
  )
}
