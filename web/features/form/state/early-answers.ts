import type { Answer, Answers, Template } from '../../../../shared/documents/template/template.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the controls of a question hold: a list has one for each row. */
const answerOf = (controls: readonly Control[]): Answer => {
  const [first] = controls
  if (first?.type === 'checkbox') return 'checked' in first && first.checked
  const isRadio = first?.type === 'radio'
  const held = controls.filter((control) => !isRadio || ('checked' in control && control.checked))
  return held.map(({ value }) => value).join('\n')
}

/**
 * What was answered in the prerendered form before hydration: React leaves it in the controls. `prerendered` are the
 * answers that the page was built with. A form that is still inert (web/inline/form.js) holds at most what the browser
 * restored, which the saved answers replace.
 */
export const replayEarlyAnswers = (
  { steps }: Template,
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
      const own = controls.filter(({ name }) => name === key)
      const value = answerOf(own)
      const isEarly = own.length > 0 && String(value) !== String(prerendered[key] ?? '')
      return isEarly ? [[key, value]] : []
    }),
  )
}
