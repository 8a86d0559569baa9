import { readClosed, withClosed } from './closed-draft'

const summer = { firstDay: '2026-07-25', lastDay: '2026-09-06', reason: 'School holidays' }
const draft = (firstDay: string, lastDay: string, reason = '') => ({ firstDay, lastDay, reason })

test.each([
  [draft('', '2026-09-06'), { firstDay: 'day' }],
  [draft('2026-09-07', ''), { lastDay: 'day' }],
  [draft('0026-09-07', '2026-09-08'), { firstDay: 'day' }],
  [draft('2026-09-08', '2026-09-07'), { lastDay: 'reversed' }],
  [draft('2026-09-06', '2026-09-07'), { firstDay: 'overlap' }],
  [draft('2026-09-07', '2026-09-07'), {}],
])('%j beside the summer', (given, faults) => {
  expect(readClosed(given, [summer]).faults).toEqual(faults)
})

test('periods stay in order, and a changed one takes the place of what it was', () => {
  const winter = readClosed(draft('2025-12-22', '2026-01-04', ' Winter '), []).period
  expect(winter.reason).toBe('Winter')
  const both = withClosed([summer], winter, undefined)
  expect(both).toEqual([winter, summer])
  const shorter = { ...summer, firstDay: '2026-08-01' }
  expect(withClosed(both, shorter, summer.firstDay)).toEqual([winter, shorter])
})
