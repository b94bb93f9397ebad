import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import { App } from '../../../web/app/app.tsx'
import { DownloadPage } from '../../../web/features/checkout/download/download-page.tsx'

it('a download page without a token reports an invalid link', () => {
  const page = renderToString(
    <App>
      <StaticRouter location="/document/download">
        <DownloadPage />
      </StaticRouter>
    </App>,
  )
  expect(page).toContain('Invalid download link')
})

it('the other link messages match the specification', () => {
  expect(MESSAGES.download).toMatchObject({
    invalidLink: 'Invalid download link',
    notFound: 'Document not found or download link has expired',
    expired: 'This download link has expired',
    unexpected: 'An error occurred while retrieving your document',
  })
})
