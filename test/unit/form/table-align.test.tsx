import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockList } from '../../../web/features/preview/sheet/block-view.tsx'
import { fixtureDocument } from '../../support/fixture-document.ts'

it('the preview sets amounts and their header cells at the right', () => {
  const markup = renderToStaticMarkup(
    <BlockList blocks={fixtureDocument.blocks} focused={undefined} />,
  )
  const right = markup.match(/<t[hd][^>]*text-align:right[^>]*>/g) ?? []
  expect(right).toHaveLength(50)
  expect(markup).toContain('<th scope="col" style="text-align:right">Payment</th>')
  expect(markup).toContain('<th scope="col">Date</th>')
})
