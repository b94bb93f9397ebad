import { refuseIf } from '../refusal.ts'
import { withPlainNames } from './names.ts'

const OPEN_ACTION = /\/OpenAction\s*(\[|<<[^>]*>>|\d+(?=\s+\d+\s+R))?/g

const isGoTo = (dictionary: string) => /\/S\s*\/GoTo(?![A-Za-z])/.test(dictionary)

/** Where an indirect object stands among others: in plain sight, as "12 0 obj". */
const definitions = (number: string, objects: readonly string[]): string[] => {
  const marker = new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\s*`, 'g')
  return objects.flatMap((text) =>
    [...text.matchAll(marker)].map((found) => {
      const start = found.index + found[0].length
      return withPlainNames(text.slice(start, start + 500))
    }),
  )
}

const turnsToAPage = (value: string, objects: readonly string[]): boolean => {
  if (value.startsWith('[')) return true
  if (value.startsWith('<<')) return isGoTo(value)
  const found = definitions(value, objects)
  return found.length > 0 && found.every((text) => text.startsWith('[') || isGoTo(text))
}

/**
 * What a PDF does when it is opened may be to turn to a page, and nothing else. `text` is where to
 * look, `objects` where the objects it refers to are.
 * @throws Refusal opens
 */
export const checkOpenActions = (text: string, objects: readonly string[]): void => {
  for (const [, value = ''] of withPlainNames(text).matchAll(OPEN_ACTION)) {
    refuseIf(value === '' || !turnsToAPage(value, objects), 'opens')
  }
}
