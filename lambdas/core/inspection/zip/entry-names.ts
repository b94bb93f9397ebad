import { refuseIf } from '../refusal.ts'

const CLIMBS = /(^|\/)\.{1,2}(\/|$)/
const ABSOLUTE = /^(\/|[a-z]:)/i

/** Code points that no part's name needs: they make one name look like another. */
const hasControls = (name: string) =>
  [...name].some((character) => character < ' ' || character === '\u007f')

/** @throws Refusal of a name that leads out of the archive, or that two entries share. */
export const checkNames = (names: readonly string[]): void => {
  for (const name of names) {
    refuseIf(CLIMBS.test(name) || ABSOLUTE.test(name) || name.includes('\\'), 'unsafeNames')
    refuseIf(name === '' || hasControls(name), 'unsafeNames')
  }
  const distinct = new Set(names.map((name) => name.toLowerCase()))
  refuseIf(distinct.size < names.length, 'damaged')
}
