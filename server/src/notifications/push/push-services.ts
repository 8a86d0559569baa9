import { BlockList, isIP } from 'node:net'

/**
 * Whether the server may send to an address that a browser has named. Only to known services: who may name any address
 * has the server knock at doors that only it reaches.
 */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  return services.some((service) => {
    if (!service.includes('//*.')) return url.origin === service
    const [protocol, rest] = service.split('//*')
    return (
      url.protocol === protocol && url.port === '' && isIP(url.hostname) === 0 && url.hostname.endsWith(rest!)
    )
  })
}

const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** Whether an address is one of a private network, of this machine, or of no machine at all. */
export const isInner = (address: string): boolean =>
  isIP(address) === 0 || inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
