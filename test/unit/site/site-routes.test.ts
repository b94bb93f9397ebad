import { describe, expect, it } from 'vitest'
import { matchSiteRoute, sitePath } from '../../../shared/site/site-routes.ts'

describe('the page of an address', () => {
  it.each([
    ['/', { name: 'home', params: {} }],
    ['/documents/', { name: 'documents', params: {} }],
    ['/document/nda', { name: 'document', params: { documentId: 'nda' } }],
    ['/document/a%20b', { name: 'document', params: { documentId: 'a b' } }],
    ['/document/download', { name: 'downloadWithoutToken', params: {} }],
    ['/document/download/abc', { name: 'download', params: { token: 'abc' } }],
  ])('%s', (path, expected) => {
    expect(matchSiteRoute(path)).toEqual(expected)
  })

  it.each(['/nowhere', '/document/one/two', '/document/%E0%A4%A'])('%s is none of ours', (path) => {
    expect(matchSiteRoute(path)).toBeUndefined()
  })

  it('is found again by the address that was made of it', () => {
    const params = { token: 'a/b c' }
    expect(matchSiteRoute(sitePath('download', params))).toEqual({ name: 'download', params })
  })
})
