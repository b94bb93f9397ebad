import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadStory } from '../../../shared/content/stories.ts'
import { App } from '../../../web/app.tsx'
import { DocumentPage } from '../../../web/features/document/document-page.tsx'
import { storyContent } from '../../../web/features/document/tab-content.tsx'

const markup = (id: string) =>
  renderToString(
    <App>
      <StaticRouter location={`/document/${id}`}>
        <Routes>
          <Route path="/document/:documentId" element={<DocumentPage />} />
        </Routes>
      </StaticRouter>
    </App>,
  )

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/'/g, '&#x27;')

test('a document drawn ahead of time tells its story, the first voice shown, always the same', async () => {
  await storyContent.preload('bill-of-sale')
  const html = markup('bill-of-sale')
  const { overview, mainStory, testimonials } = await loadStory('bill-of-sale')
  for (const text of [overview, mainStory.challenge, 'Ready to Purchase?', '$39']) {
    expect(html).toContain(escaped(text))
  }
  expect(html).toContain(escaped(testimonials[0]?.quote ?? ''))
  expect(html).not.toContain('Pay with crypto')
  expect(markup('bill-of-sale')).toBe(html)
})

test('without its content it still has its title, its price and its tabs', () => {
  const html = markup('prenuptial-agreement')
  for (const text of ['Prenuptial Agreement', '$99', '$149', 'Key Terms'])
    expect(html).toContain(text)
})
