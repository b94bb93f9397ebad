import { refuseIf } from './refusal.ts'

/** Where a link may lead. Everything else starts a program or opens a file on the reader's computer. */
const SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * Checks the address of a PDF link, one character per byte. Viewers ignore white space, control characters and the
 * mark that begins a Unicode string, and so does this.
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
