import { factorKinds, factorLimits } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import { canConvert, moneyUnit } from '@energycockpit/units'
import { beginOf, dayAt, endOf, lastDayAt } from './days'
import { factorFigure } from './factor-figure'
import { productsOf, unitsOf } from './factor-kinds'
import { writtenValue } from '@energycockpit/i18n'

test.each([
  ['0,3124', 'de', 0.3124],
  ['0.312', 'de', 0.312],
  ['0,312', 'en', 0.312],
  ['1.234', 'de', 1234],
  ['-0,05', 'de', -0.05],
  ['− 4.5', 'en', -4.5],
  ['-0', 'en', 0],
  ['--1', 'en', undefined],
  ['', 'de', undefined],
  ['3 ct', 'de', undefined],
] as const)('%j in %s is %j', (text, locale, value) => {
  expect(writtenValue(text, locale)).toBe(value)
})

test.each([
  [0.3124, 'EUR/kWh', 'de', '0,3124 €/kWh'],
  [-12, 'GBP/MWh', 'en', '−12 £/MWh'],
  [0.9546, '1', 'de', '0,9546'],
  [1234.5, 'g/kWh', 'en', '1,234.5 g/kWh'],
  [0.1 + 0.2, 'kg/kWh', 'en', '0.3 kg/kWh'],
] as const)('%d %s in %s is written %s', (value, unit, locale, written) => {
  expect(factorFigure(value, unit, createFormats(locale)).replaceAll('\u00a0', ' ')).toBe(written)
})

test('a day begins and ends by the clocks of the zone, also where they change', () => {
  const berlin = 'Europe/Berlin'
  expect(beginOf('2026-03-29', berlin)).toBe(Date.parse('2026-03-28T23:00Z'))
  expect(endOf('2026-03-29', berlin)).toBe(Date.parse('2026-03-29T22:00Z'))
  expect(endOf('2026-10-25', berlin)).toBe(Date.parse('2026-10-25T23:00Z'))
  // Clocks skip midnight there, and the day begins at one.
  expect(beginOf('2018-11-04', 'America/Sao_Paulo')).toBe(Date.parse('2018-11-04T03:00Z'))
  for (const day of ['2026-03-29', '2026-03-30', '2026-10-25']) {
    expect(dayAt(beginOf(day, berlin)!, berlin)).toBe(day)
    expect(lastDayAt(endOf(day, berlin)!, berlin)).toBe(day)
  }
})

test('an empty day is none, what is no day is refused, and an instant within a day stays as it was', () => {
  const noon = Date.parse('2026-01-05T11:00Z')
  expect([beginOf('', 'UTC'), endOf('', 'UTC'), dayAt(null, 'UTC'), lastDayAt(null, 'UTC')]).toEqual([
    ...[null, null, '', ''],
  ])
  expect([beginOf('soon', 'UTC'), endOf('2026-02-30', 'UTC')]).toEqual([undefined, undefined])
  expect([beginOf('2026-01-05', 'UTC', noon), endOf('2026-01-05', 'UTC', noon)]).toEqual([noon, noon])
  expect(beginOf('2026-01-06', 'UTC', noon)).toBe(Date.parse('2026-01-06T00:00Z'))
  expect(beginOf('', 'UTC', null)).toBeNull()
})

test('every unit that is offered is one of its kind, as the server judges', () => {
  for (const kind of factorKinds)
    for (const product of productsOf(kind))
      for (const unit of unitsOf(kind, product)) {
        const fits = {
          PRICE: () => moneyUnit(unit)!.per !== null,
          CARBON: () => canConvert(unit, 'kg/kWh'),
          CARBON_MARKET: () => canConvert(unit, 'kg/kWh'),
          STATE_NUMBER: () => unit === '1',
          CALORIFIC_VALUE: () => canConvert(unit, 'kWh/m³'),
        }[kind]
        expect([kind, unit, fits()]).toEqual([kind, unit, true])
      }
  expect(Object.keys(factorLimits)).toEqual([...factorKinds])
})
