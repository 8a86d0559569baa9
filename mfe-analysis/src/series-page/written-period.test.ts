import { readPeriod, writtenPeriod } from './written-period'

const zone = 'Europe/Berlin'

test.each([
  ['a day of 23 hours', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])("%s is read as it is written, on the location's clock", (_, from, to) => {
  const written = writtenPeriod({ from: Date.parse(from), to: Date.parse(to) }, zone)
  expect([written.from.slice(11), written.to.slice(11)]).toEqual(['00:00', '00:00'])
  expect(readPeriod(written, zone)).toEqual({ period: { from, to }, faults: {} })
})

test.each([
  ['2026-03-29T02:30', '2026-03-30T00:00', { from: 'noTime' }],
  ['', '', { from: 'noTime', to: 'noTime' }],
  ['2026-03-30T00:00', '2026-03-30T00:00', { to: 'reversed' }],
  ['2026-03-30T00:00', '2026-03-29T00:00', { to: 'reversed' }],
])('from %j to %j is no period', (from, to, faults) => {
  expect(readPeriod({ from, to }, zone)).toEqual({ period: undefined, faults })
})
