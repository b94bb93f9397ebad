import { expect, it } from 'vitest'
import { networkOf, viewerAddress } from '../../../lambdas/shop/client-network.ts'

it.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.77', '198.51.100'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200'],
  ['2001:DB8:1:200:0:0:0:99', '2001:db8:1:200'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200'],
  ['2001::ab12:1:2:3:4', '2001:0:0:ab00'],
  ['2001:db8:1:2ff::ffff:198.51.100.7', '2001:db8:1:200'],
  ['::ffff:198.51.100.7:443', '::ffff:198.51.100.7:443'],
  ['', ''],
  ['nowhere', 'nowhere'],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['2001:db8::1:46532', '2001:db8::1'],
  ['[2001:db8::1]:46532', '2001:db8::1'],
  ['198.51.100.10', undefined],
  ['198.51.100.10, 10.0.0.1:1', undefined],
  ['', undefined],
])('the header %j contains the address %j', (header, address) => {
  expect(viewerAddress(header)).toBe(address)
})
