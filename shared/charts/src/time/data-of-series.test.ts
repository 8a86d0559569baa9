import english from '../locales/en.json'
import { dataOfSeries } from './data-of-series'
import { hour, start, valuesOf } from './example-series.testing'

const t = ((key: string, given: Record<string, unknown> = {}) => {
  const text = key
    .split('.')
    .reduce<unknown>((texts, name) => (texts as Record<string, unknown>)[name], english)
  return (text as string).replace(/{{(\w+)}}/g, (_, name: string) => String(given[name]))
}) as never

test('a row for each bucket, whole figures with their unit, shares, what is compared and what is noted', () => {
  const beside = { name: 'Previous year', when: '2025', at: [start - hour], to: start }
  const { headings, rows, timeZone } = dataOfSeries({
    series: [
      { name: 'Hall (north)', values: valuesOf({ value: [1 / 3, null], estimated: [0.25, 0] }) },
      { name: 'Hall, previous year', values: valuesOf({ value: [2, 5] }), isComparison: true, beside },
      { name: 'Outside', values: valuesOf({ value: [7], unit: '°C', aggregation: 'MEAN' }) },
    ],
    annotations: [{ id: 'a', at: start + hour, text: '=HYPERLINK()' }],
    t,
  })
  expect(timeZone).toBe('UTC')
  expect(headings).toEqual([
    'Start (UTC)',
    'Hall – north [kWh]',
    'Hall – north – measured [%]',
    'Hall – north – estimated [%]',
    'Hall, previous year [kWh]',
    'Outside [°C]',
    'Outside – measured [%]',
    'Outside – estimated [%]',
    'Previous year, start (UTC)',
    'Annotations',
  ])
  expect(rows).toEqual([
    [{ at: start }, 1 / 3, 75, 25, 2, 7, 100, 0, { at: start - hour }, null],
    [{ at: start + hour }, null, 0, 0, 5, null, null, null, null, '1: =HYPERLINK()'],
  ])
})

test('a coarser series has its value where its bucket begins, and is not repeated', () => {
  const { rows } = dataOfSeries({
    series: [
      { name: 'fine', values: valuesOf({ value: [1, 2, 3, 4] }) },
      { name: 'coarse', values: valuesOf({ value: [3, 7], length: 2 * hour }) },
    ],
    window: { from: start + hour, to: start + 3 * hour },
    t,
  })
  expect(rows.map((cells) => [cells[1], cells[4]])).toEqual([
    [2, null],
    [3, 7],
  ])
})

test('stretches have both of their ends', () => {
  const values = valuesOf({ value: [4, null] })
  const pairs = [[4, 1] as const, null]
  const { headings, rows } = dataOfSeries({ series: [{ name: 'Hall', values: { ...values, pairs } }], t })
  expect(headings.slice(1, 3)).toEqual(['Hall – Lowest value [kWh]', 'Hall – Highest value [kWh]'])
  expect(rows.map((cells) => cells.slice(1, 3))).toEqual([
    [1, 4],
    [null, null],
  ])
})
