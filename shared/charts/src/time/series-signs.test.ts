import { seriesSigns } from './series-signs'

const each = (id: string, carrier: 'electricity' | 'gas', isComparison = false) => ({
  id,
  carrier,
  isComparison,
})

test('the first series of a carrier has its colour, the others those of the palette', () => {
  const signs = seriesSigns([
    each('a', 'electricity'),
    each('b', 'electricity'),
    each('c', 'gas'),
    each('d', 'gas'),
  ])
  expect([...signs.values()].map(({ token }) => token)).toEqual([
    '--carrier-electricity',
    '--series-1',
    '--carrier-gas',
    '--series-2',
  ])
})

test('no two of twenty series have the same colour and the same point', () => {
  const series = Array.from({ length: 20 }, (_, place) => each(String(place), 'electricity'))
  const signs = [...seriesSigns(series).values()].map(({ token, shape }) => `${token} ${shape}`)
  expect(new Set(signs).size).toBe(20)
})

test('what is compared with one of several has its colour', () => {
  const compared = { ...each('before', 'electricity', true), comparedTo: 'b' }
  const signs = seriesSigns([each('a', 'electricity'), each('b', 'electricity'), compared])
  expect(signs.get('before')).toEqual(signs.get('b'))
})

test('what is compared is grey and takes no colour away', () => {
  const signs = seriesSigns([each('before', 'electricity', true), each('now', 'electricity')])
  expect([...signs.values()].map(({ token }) => token)).toEqual(['--ink-muted', '--carrier-electricity'])
})
