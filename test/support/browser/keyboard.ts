import type { Page } from 'playwright-core'

/** The focused element: an input by its name, a link or button by its text. */
export type Focus = {
  name: string
  words: string
  /** The value of an input; `optionIndex` is the position of a select's option or of a radio button in its group. */
  value: string
  checked: boolean
  optionIndex: number
  /** Whether another element, such as a sticky bar, covers it. */
  covered: boolean
}

/** The number of Tab presses after which an element counts as unreachable. */
const MAX_TABS = 40

export const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement
    const element = active === document.body ? null : active
    const text = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    const focus = {
      name: element?.getAttribute('name') ?? '',
      words: text.replace(/\s+/g, ' ').trim().slice(0, 80),
      value: '',
      checked: false,
      optionIndex: 0,
      covered: false,
    }
    if (!(element instanceof HTMLElement)) return focus
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    focus.covered = above === null || !(element.contains(above) || above.contains(element))
    if (element instanceof HTMLTextAreaElement) focus.value = element.value
    if (element instanceof HTMLSelectElement) focus.optionIndex = element.selectedIndex
    if (element instanceof HTMLInputElement) {
      const group = element.type === 'radio' ? document.getElementsByName(element.name) : []
      focus.value = element.value
      focus.checked = element.checked
      focus.optionIndex = Array.from(group).indexOf(element)
    }
    return focus
  })

/**
 * Presses Tab until the wanted element has the focus. @throws Error if the element is covered or can't be reached; the
 * message lists the elements passed
 */
export const tabTo = async (
  page: Page,
  description: string,
  isTarget: (focus: Focus) => boolean,
  maxTabs = MAX_TABS,
): Promise<Focus> => {
  const visited: string[] = []
  while (visited.length < maxTabs) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    visited.push(focus.name || focus.words || 'nothing')
    if (!isTarget(focus)) continue
    if (focus.covered)
      throw new Error(`${description} has the focus but is covered by another element`)
    return focus
  }
  throw new Error(`Tab doesn't reach ${description}, only to: ${visited.slice(0, 60).join(', ')}`)
}

/** Moves to a link or button by its text and presses Enter. */
export const press = async (page: Page, words: RegExp, most?: number): Promise<void> => {
  await tabTo(page, String(words), (focus) => focus.name === '' && words.test(focus.words), most)
  await page.keyboard.press('Enter')
}

export const pressTimes = async (page: Page, key: string, times: number): Promise<void> => {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key)
}
