import { nodeTypes } from '@energycockpit/contract'
import { addressOf, businessOf, shownIn } from './address'

test('what an address names is read as it was written', () => {
  for (const type of nodeTypes) {
    const shown = { type, id: 'a b&c=d/ü' }
    expect(shownIn(`?${addressOf(shown)}`)).toEqual(shown)
  }
  expect(shownIn('')).toBeUndefined()
  expect(shownIn('?LOCATION=')).toBeUndefined()
})

test('a business is named by its number', () => {
  expect(businessOf({ type: 'CLIENT_BUSINESS', id: 'cb-12' })).toBe(12)
  expect(businessOf({ type: 'LOCATION', id: 'cb-12' })).toBeUndefined()
})
