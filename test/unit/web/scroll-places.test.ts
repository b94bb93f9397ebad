import { expect, it } from 'vitest'
import { scrollKey } from '../../../web/lib/scroll-places.ts'

const first = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search })

it('a place within a visit is known by the router’s key', () => {
  const place = { key: 'k3f9', pathname: '/pricing', search: '' }
  expect(scrollKey(place)).toBe('k3f9')
})

it('the first place of a visit is known by its address, and another one is another place', () => {
  const sale = first('/document/bill-of-sale')
  expect(first('/document/bill-of-sale')).toBe(sale)
  expect(first('/documents')).not.toBe(sale)
  expect(first('/document/bill-of-sale', '?session_id=cs_test_1')).not.toBe(sale)
})

it('nothing that opens a purchase is part of it', () => {
  expect(first('/document/bill-of-sale', '?session_id=cs_test_1')).not.toContain('cs_test_1')
  expect(first('/document/download/secret')).not.toContain('secret')
})
