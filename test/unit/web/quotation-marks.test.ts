import { expect, it } from 'vitest'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { readPage } from '../../support/web-build.ts'

/** The texts of a page. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')

const kindsIn = (text: string, kinds: readonly RegExp[]): number =>
  kinds.filter((kind) => kind.test(text)).length

it.each(SITE_PAGES)('$path uses one style of quotation marks and of apostrophes', ({ path }) => {
  const text = textOf(readPage(path))
  expect(text.length).toBeGreaterThan(100)
  expect(kindsIn(text, [/"/, /[“”]/])).toBeLessThan(2)
  expect(kindsIn(text, [/\w'\w/, /\w’\w/])).toBeLessThan(2)
})
