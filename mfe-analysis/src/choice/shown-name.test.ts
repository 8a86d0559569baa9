import { shownNameKey } from './shown-name'

test('the money of what is fed in is revenue, of all else it is cost', () => {
  expect(shownNameKey('COST', 'FEED_IN')).toBe('shownAs.name.REVENUE')
  expect(shownNameKey('COST', 'PURCHASE')).toBe('shownAs.name.COST')
  expect(shownNameKey('COST', null)).toBe('shownAs.name.COST')
  expect(shownNameKey('CARBON', 'FEED_IN')).toBe('shownAs.name.CARBON')
})
