import { keyed } from './lib/keyed.ts'

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''

/** The elements of one kind in the page, by their name and their turn among those of that name. */
const named = (kind: string) =>
  keyed([...document.querySelectorAll<HTMLElement>(kind)], (element) => nameOf(element))

/**
 * To be called while an element of the drawn page is there. The result finds the one in its place after the page was
 * hydrated or replaced: the same kind, the same name, and the same turn, or the first of that name where a drawn page
 * holds parts for several widths.
 */
export const counterpartOf = (element: Element): (() => HTMLElement | undefined) => {
  const kind = element.localName
  const name = nameOf(element)
  const place = named(kind).find(({ item }) => item === element)?.key
  return () => {
    const found = named(kind).filter(({ item }) => nameOf(item) === name)
    return (found.find(({ key }) => key === place) ?? found[0])?.item
  }
}
