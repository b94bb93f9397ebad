import { type RefObject, useEffect } from 'react'
import type { Answer, Step } from '../../../../shared/documents/template/template.ts'
import { useIsHydrating } from '../../../lib/use-hydrated.ts'
import type { LiveForm } from '../state/document-form.tsx'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.querySelectorAll<Control>('input, textarea, select')].filter(
    (control) => control.name === name,
  )

/** What the controls of a question hold: a list has one for each row. */
const heldBy = (controls: readonly Control[]): Answer => {
  const [first] = controls
  if (first?.type === 'checkbox') return 'checked' in first && first.checked
  const isRadio = first?.type === 'radio'
  const held = controls.filter((control) => !isRadio || ('checked' in control && control.checked))
  return held.map(({ value }) => value).join('\n')
}

/**
 * Takes over what was answered in the prerendered form before hydration: React leaves it in the controls, but the
 * state of the form does not have it. A form that was still inert (web/inline/form.js) holds at most what the browser
 * restored, which the saved answers replace.
 */
export const useEarlyAnswers = (
  ref: RefObject<HTMLFormElement | null>,
  step: Step,
  { blank, dispatch }: LiveForm,
): void => {
  const hydrating = useIsHydrating()
  useEffect(() => {
    const form = ref.current
    const main = form?.closest('main')
    if (!hydrating || !form || !main) return
    if (main.inert) {
      form.reset()
      main.inert = false
      return
    }
    for (const { key } of step.fields) {
      const controls = controlsOf(form, key)
      const value = heldBy(controls)
      const isEarly = controls.length > 0 && String(value) !== String(blank.answers[key])
      if (isEarly) dispatch({ type: 'change', key, value })
    }
  }, [hydrating, ref, step, blank, dispatch])
}
