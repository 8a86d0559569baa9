import fc from 'fast-check'
import { networkOf } from './network-of'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('all addresses of a network count as one, and no two networks', () => {
  const half = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 0xffff })))
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':')
      const seen = networkOf(written([...network, ...one]))
      expect(networkOf(written([...network, ...other]))).toBe(seen)
      expect(seen).toBe(`${written(network)}::/64`)
    }),
  )
})
