import { createFormats } from '@energycockpit/i18n'
import { tickLabel } from './tick-labels'
import { windowTicks } from './time/tick-instants'

const zone = 'Europe/Berlin'

test.each([
  ['de', ['02:00', 'MESZ'], ['02:00', 'MEZ']],
  ['en', ['02:00', 'CEST'], ['02:00', 'CET']],
] as const)('the axis of the day of 25 hours tells both hours apart: %s', (locale, first, second) => {
  const day = { from: Date.parse('2026-10-24T22:00Z'), to: Date.parse('2026-10-25T23:00Z') }
  const { at, ticks } = windowTicks(day, 'PT1H', zone, 2_000)
  const labels = ticks.map((tick, place) =>
    tickLabel(tick, at[tick.index]!, zone, createFormats(locale), place === 0),
  )
  expect(labels).toHaveLength(25)
  expect(labels.slice(1, 5)).toEqual([['01:00'], first, second, ['03:00']])
})

test('the day of 23 hours leaves out what the clock leaves out', () => {
  const day = { from: Date.parse('2026-03-28T23:00Z'), to: Date.parse('2026-03-29T22:00Z') }
  const { at, ticks } = windowTicks(day, 'PT1H', zone, 2_000)
  const labels = ticks.map((tick) => tickLabel(tick, at[tick.index]!, zone, createFormats('de'), false)[0])
  expect(labels).toHaveLength(23)
  expect(labels.slice(1, 3)).toEqual(['01:00', '03:00'])
})
