import { refuseIf } from './refusal.ts'

/** Allowed schemes. All others start a program or open a file on the reader's computer. */
const SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * Checks the URI of a PDF link, one character per byte. Like viewers, it ignores white space,
 * control characters and byte order marks.
 * @throws Refusal links
 */
export const checkUri = (address: string): void => {
  const plain = address
    .replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/, '')
    .replace(/[\0-\x20\x7f]/g, '')
  const [, start = '', end = ''] = /^([^:/?#]*)([:/?#]?)/.exec(plain) ?? []
  refuseIf(end === ':' && !SCHEMES.includes(start.toLowerCase()), 'links')
  refuseIf(start.includes('\\') || (end === '/' && start === ''), 'links')
}
