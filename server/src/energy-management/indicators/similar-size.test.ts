import { isSimilarSize } from './similar-size'

test.each([
  [1000, 500, true],
  [1000, 2000, true],
  [1000, 499, false],
  [1000, 2001, false],
  [null, 1000, false],
  [1000, null, false],
  [0, 0, false],
])('of %p m², %p m²: %p', (area, other, expected) => expect(isSimilarSize(area, other)).toBe(expected))
