import { expect, it } from 'vitest'
import { FEATURES } from '../../../shared/content/home.ts'
import { ASSISTANT_URL, isFeatureEnabled, SOCIAL_URL } from '../../../web/ui/browser/owner-links.ts'

it('a build without the URLs offers no assistant', () => {
  expect([ASSISTANT_URL, SOCIAL_URL]).toEqual([undefined, undefined])
  const offered = FEATURES.filter(isFeatureEnabled)
  expect(offered).toHaveLength(6)
  expect(offered.map(({ title }) => title).join()).not.toMatch(/assistant/i)
})
