import { isIPv6 } from 'node:net'

/**
 * Whom an address is counted as: of IPv6 the network of 64 bits, for whoever has one address of it has them all; an
 * IPv4 address in the clothes of IPv6 as what it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [written = ''] = address.split('%')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(written)?.[1]
  if (mapped !== undefined) return mapped
  // The URL parser writes each address in one way: lower case, no leading zeros, and no IPv4 at its end.
  const [head = '', tail] = new URL(`http://[${written}]`).hostname.slice(1, -1).split('::')
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])
  const [first, last] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
