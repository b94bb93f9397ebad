import { prerender } from 'react-dom/static'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { loadStory } from '../../../shared/content/stories.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { App } from '../../../web/app/app.tsx'
import { DocumentPage } from '../../../web/features/document/document-page.tsx'

const markup = async (id: string, story: Story): Promise<string> => {
  const { prelude } = await prerender(
    <App>
      <StaticRouter location={`/document/${id}`}>
        <Routes>
          <Route path="/document/:documentId" element={<DocumentPage story={story} />} />
        </Routes>
      </StaticRouter>
    </App>,
  )
  return new Response(prelude).text()
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/'/g, '&#x27;')

test('a document drawn ahead of time tells its story, the first voice shown, always the same', async () => {
  const story = await loadStory('bill-of-sale')
  const html = await markup('bill-of-sale', story)
  const { overview, mainStory, testimonials } = story
  for (const text of [overview, mainStory.challenge, 'Ready to Purchase?', '$39']) {
    expect(html).toContain(escaped(text))
  }
  expect(html).toContain(escaped(testimonials[0]?.quote ?? ''))
  expect(html).not.toContain('Pay with crypto')
  expect(await markup('bill-of-sale', story)).toBe(html)
})
