import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { formatPrice, tierPrice } from '../../../shared/catalog/lookup.ts'
import { OFFER, type Offer } from '../../../shared/catalog/offer.ts'
import { TIER_ORDER } from '../../../shared/catalog/tiers.ts'
import { SITE_PAGES } from '../../../shared/site/pages.ts'
import { App } from '../../../web/app/app.tsx'
import { structuredData } from '../../../web/build/structured-data.ts'
import { DetailPage } from '../../../web/features/document/detail-page.tsx'
import { DocumentPage } from '../../../web/features/document/document-page.tsx'
import { HomePage } from '../../../web/features/home/home-page.tsx'
import { LibraryPage } from '../../../web/features/library/library-page.tsx'
import { PricingPage } from '../../../web/features/pricing/pricing-page.tsx'

/** A price that isn't a prefix of another number: "$39", not "$390" or "$39.50". */
const named = (price: string) => new RegExp(`\\${price}(?![\\d.,]\\d|\\d)`)

const [standard = '', premium = '', luxury = ''] = TIER_ORDER.toReversed().map((tier) =>
  formatPrice(tierPrice(tier, true)),
)
/** The regular price of a standard document is the discounted price of a premium one. */
const REDUCED = [standard, luxury]

/** Texts that appear only during the offer. */
const OFFERED = ['instead of', 'Limited Time Offer', 'Launch Special', 'documents remaining']

/** Static text, written by the build: head and page. */
const renderPage = (Page: ComponentType, path = '/', pattern = '*'): string =>
  renderToString(
    <App>
      <StaticRouter location={path}>
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </StaticRouter>
    </App>,
  ).replaceAll('<!-- -->', '')

const PAGES: [string, () => string][] = [
  ['home', () => renderPage(HomePage)],
  ['the library', () => renderPage(LibraryPage)],
  ['pricing', () => renderPage(PricingPage)],
  ['a document', () => renderPage(DocumentPage, '/document/bill-of-sale', '/document/:documentId')],
  [
    'its detail',
    () => renderPage(DetailPage, '/document/detail/bill-of-sale', '/document/detail/:documentId'),
  ],
]

const ENDING: [string, Partial<Offer>][] = [
  ['a future end', { endsAt: '2999-01-01T00:00:00Z' }],
  ['a past end', { endsAt: '2020-01-01T00:00:00Z' }],
  ['a quota', { quota: 3 }],
]

afterEach(() => {
  delete OFFER.endsAt
  delete OFFER.quota
})

describe.each(ENDING)('while the offer has %s', (_, end) => {
  it.each(PAGES)('%s contains no price that may be rejected', (_page, draw) => {
    Object.assign(OFFER, end)
    const text = draw()
    expect(REDUCED.filter((price) => named(price).test(text))).toEqual([])
    expect(OFFERED.filter((words) => text.includes(words))).toEqual([])
  })

  it('structured data contains regular prices', () => {
    Object.assign(OFFER, end)
    const pages = SITE_PAGES.filter(({ route }) => route === 'document')
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) {
      const regular = formatPrice(tierPrice(page.entry?.tier ?? 'standard', false))
      const [product] = structuredData(page, 'https://shop.example', '/x.png')
      expect(product).toMatchObject({ offers: { price: `${regular.slice(1)}.00` } })
      expect(JSON.stringify(product)).toMatch(named(regular))
    }
  })
})

it('pages contain the price of an offer without an end', () => {
  expect(renderPage(HomePage)).toMatch(named(standard))
  expect(renderPage(PricingPage)).toMatch(named(premium))
})
