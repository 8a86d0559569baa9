import * as fc from 'fast-check'
import { formerAfterMove, formerInOrder, parentOn, type Placed } from './former-parents'

const meter: Placed = {
  parent: 'C',
  former: [
    { until: '2024-05-01', parent: 'A' },
    { until: '2025-01-01', parent: 'B' },
  ],
}

test.each([
  ['2024-04-30', 'A'],
  ['2024-05-01', 'B'],
  ['2024-12-31', 'B'],
  ['2025-01-01', 'C'],
])('on %s it stands below %s', (date, parent) => expect(parentOn(meter, date)).toBe(parent))

test('a mistake is corrected without a trace of it', () => {
  expect(formerAfterMove(meter, { to: 'D', since: null })).toEqual(meter.former)
  expect(formerAfterMove(meter, { to: 'B', since: null })).toEqual(meter.former.slice(0, 1))
  expect(formerAfterMove({ parent: 'A', former: [] }, { to: 'B', since: null })).toEqual([])
})

test('who is moved back on the day of the move was never away', () => {
  const away = formerAfterMove({ parent: 'A', former: [] }, { to: 'B', since: '2026-03-01' })
  expect(away).toEqual([{ until: '2026-03-01', parent: 'A' }])
  expect(formerAfterMove({ parent: 'B', former: away }, { to: 'A', since: '2026-03-01' })).toEqual([])
})

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2024-03-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const place = fc.constantFrom('A', 'B', 'C', null)

test('after any moves each day belongs to one place: that of the last move that began by then', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ to: place, since: day })), day, place, (moves, date, first) => {
      let placed: Placed = { parent: first, former: [] }
      let expected = first
      for (const { to, since } of moves) {
        placed = { parent: to, former: formerAfterMove(placed, { to, since }) }
        if (since <= date) expected = to
      }
      expect(parentOn(placed, date)).toBe(expected)
      const days = placed.former.map(({ until }) => until)
      expect(days).toEqual([...new Set(days)].sort())
    }),
  )
})

test('two of one day stay, in whichever order and wherever it stands now', () => {
  const until = '2024-05-01'
  for (const parent of ['A', null, 'B'])
    for (const former of [
      [
        { until, parent: 'A' },
        { until, parent: null },
      ],
      [
        { until, parent: null },
        { until, parent: 'A' },
      ],
    ])
      expect(formerInOrder({ parent, former })).toHaveLength(2)
})
