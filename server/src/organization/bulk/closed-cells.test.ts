import { cellOfClosedPeriods, closedPeriodsOf } from './closed-cells'

const summer = { firstDay: '2024-07-25', lastDay: '2024-09-06', reason: 'School holidays' }
const eve = { firstDay: '2024-12-24', lastDay: '2024-12-24', reason: null }

test('a cell says periods with their reasons, and is read as it was written', () => {
  const periods = [summer, { ...eve, reason: 'Closed; heating off: "frost" only' }]
  expect(cellOfClosedPeriods([summer, eve])).toBe('2024-07-25 – 2024-09-06: School holidays; 2024-12-24')
  for (const some of [[summer, eve], periods, []])
    expect(closedPeriodsOf(cellOfClosedPeriods(some))).toEqual({ value: some })
})

test('people may write a hyphen, and any order', () => {
  expect(closedPeriodsOf('2024-12-24 ;2024-07-25 - 2024-09-06:School holidays')).toEqual({
    value: [summer, eve],
  })
})

test.each(['School holidays', '2024-07-25 – ', '25.07.2024', '2024-07-25 2024-09-06'])(
  '%s is no period',
  (cell) => {
    expect(closedPeriodsOf(cell)).toEqual({ fault: 'INVALID' })
  },
)
