import { counterpartOf } from './counterpart.ts'

declare global {
  interface Window {
    /* Defined in pages of forms by inline/form.js. */
    /** Resolves when no word, date, choice or press is half done. */
    whenAtRest?: () => Promise<void>
    /** Controls that were used, and a link to another section. */
    takeEarlyInput?: () => { inputs: ReadonlySet<EventTarget>; pressed: HTMLAnchorElement | null }
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const isMark = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The control that the program has drawn in the place of one that it replaced. */
const successorOf = ({ id, name, value }: Control): Control | undefined => {
  const named = [...document.getElementsByName(name)].filter(isControl)
  return named.find((control) => control.id === id && (!isMark(control) || control.value === value))
}

/** React overrides the property `value` of each control to follow it: the prototype's setter passes it by. */
const enter = (control: Control, value: string): void => {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const repeat = (before: Control): void => {
  const control = successorOf(before)
  if (!control) return
  if (!isMark(before)) enter(control, before.value)
  else if (isMark(control) && control.checked !== before.checked) control.click()
}

/** Gives the focus back to the successor of a control, with the caret where it was. */
const focusAgain = (before: Control): void => {
  const control = successorOf(before)
  control?.focus({ preventScroll: true })
  if (!(before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement)) return
  // Only text has a caret; the property is null for dates and marks.
  if (before.selectionStart === null || !control || control instanceof HTMLSelectElement) return
  control.setSelectionRange(before.selectionStart, before.selectionEnd)
}

/** What finds again all that is unfolded. */
const unfolded = (): (() => HTMLElement | undefined)[] =>
  [...document.querySelectorAll('main details[open] > summary')].map(counterpartOf)

/** What gives the focus back to where it is. */
const focusKept = (focused: Element | null): (() => void) => {
  if (isControl(focused)) return () => focusAgain(focused)
  const find = focused && focused !== document.body ? counterpartOf(focused) : undefined
  return () => find?.()?.focus({ preventScroll: true })
}

/**
 * To be called before the drawn page is replaced. The result repeats in the new page what a visitor has typed,
 * chosen, unfolded and pressed in the drawn one, and gives the focus back.
 */
export const takeEarlyInput = (): (() => void) => {
  const { inputs, pressed } = window.takeEarlyInput?.() ?? { inputs: [], pressed: null }
  const summaries = unfolded()
  const focus = focusKept(document.activeElement)
  const link = pressed ? counterpartOf(pressed) : undefined
  return () => {
    for (const find of summaries) find()?.parentElement?.setAttribute('open', '')
    for (const control of [...inputs].filter(isControl)) repeat(control)
    focus()
    link?.()?.click()
  }
}
