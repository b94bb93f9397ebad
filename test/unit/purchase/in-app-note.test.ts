import { expect, it } from 'vitest'
import { isInAppBrowser } from '../../../web/features/checkout/download/download-buttons.tsx'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

it.each([
  ['Instagram', `${IPHONE} Mobile/22B83 Instagram 402.0.0`],
  ['Facebook', `${ANDROID}; wv) ${CHROME} [FB_IAB/FB4A;FBAV/500.0]`],
  ['Line', `${IPHONE} Mobile/22B83 Safari Line/15.0.0`],
  ['any web view of Android', `${ANDROID}; wv) ${CHROME}`],
  ['a bare web view of iOS', `${IPHONE} Mobile/22B83`],
])('%s is detected as an in-app browser', (_, userAgent) =>
  expect(isInAppBrowser(userAgent)).toBe(true),
)

it.each([
  ['Safari', `${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID}) ${CHROME}`],
  [
    'a desktop',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.1 Safari/605.1.15',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('%s is not an in-app browser', (_, userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))
