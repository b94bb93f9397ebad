import { isIP, isIPv4 } from 'node:net'

/** The 16-bit groups of an IPv6 address, all eight. */
const parseIpv6Groups = (address: string): number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = tail === undefined ? 0 : 8 - head.length - tail.length
  return [...head, ...Array(missing).fill('0'), ...(tail ?? [])].map((group) =>
    Number.parseInt(group, 16),
  )
}

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network of an address: the first 24 bits of IPv4 or 56 bits of IPv6, about one household or
 * rented server. Text that isn't an address counts as its own network.
 */
export const networkOf = (text: string): string => {
  const address = IPV4_MAPPED.exec(text)?.[1] ?? text
  if (isIPv4(address)) return address.split('.').slice(0, 3).join('.')
  if (isIP(address) === 0) return text
  const [a = 0, b = 0, c = 0, d = 0] = parseIpv6Groups(address)
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')
}

/** The address in CloudFront's header, without brackets and port; undefined if there is none. */
export const viewerAddress = (header: string): string | undefined => {
  const address = /^\[?(.+?)\]?:\d+$/.exec(header)?.[1] ?? ''
  return isIP(address) === 0 ? undefined : address
}
