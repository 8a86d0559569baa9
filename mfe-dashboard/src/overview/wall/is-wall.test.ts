import { roles } from '@energycockpit/contract'
import { isWall, withWall } from './is-wall'

const { KIOSK_USER, ENERGY_MANAGER } = roles

test.each([
  ['', [KIOSK_USER], true],
  ['?node=a', [KIOSK_USER], true],
  ['', [ENERGY_MANAGER], false],
  ['', [KIOSK_USER, ENERGY_MANAGER], false],
  ['', [], false],
  ['?show=wall', [ENERGY_MANAGER], true],
  ['?show=tiles', [KIOSK_USER], false],
  ['?show=else', [ENERGY_MANAGER], false],
])('%s for roles %j: %s', (query, of, expected) => {
  expect(isWall(query, of)).toBe(expected)
})

test('the rest of the address stays', () => {
  const entered = withWall('?node=a&show=tiles', true)
  expect(new URLSearchParams(entered).get('node')).toBe('a')
  expect(isWall(entered, [ENERGY_MANAGER])).toBe(true)
  expect(isWall(withWall(entered, false), [KIOSK_USER])).toBe(false)
})
