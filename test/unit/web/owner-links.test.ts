import { expect, it, vi } from 'vitest'
import { FEATURES } from '../../../shared/content/home.ts'
import config from '../../../web/build/vite.config.ts'
import { ASSISTANT_URL, isOffered, SOCIAL_URL } from '../../../web/ui/browser/owner-links.ts'

it('a build without the addresses promises no assistant', () => {
  expect([ASSISTANT_URL, SOCIAL_URL]).toEqual([undefined, undefined])
  const offered = FEATURES.filter(isOffered)
  expect(offered).toHaveLength(6)
  expect(offered.map(({ title }) => title).join()).not.toMatch(/assistant/i)
})

it('a build with them has them in the pages', async () => {
  vi.stubEnv('STORE_ASSISTANT_URL', 'https://chat.example.com')
  vi.stubEnv('STORE_SOCIAL_URL', '')
  const { define } = await config({ command: 'build', mode: 'production', isSsrBuild: false })
  vi.unstubAllEnvs()
  expect(define).toEqual({
    'process.env.STORE_ASSISTANT_URL': '"https://chat.example.com"',
    'process.env.STORE_SOCIAL_URL': '""',
  })
})
