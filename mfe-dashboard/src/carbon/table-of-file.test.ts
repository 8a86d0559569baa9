import type { CarbonReport, ConversionFactors, PublishedCarbonReport } from '@energycockpit/contract'
import { createFormats } from '@energycockpit/i18n'
import texts from '../texts/en'
import { factorWords } from './factor-words'
import { tableOfFile } from './table-of-file'
import { factorsNow, factorsThen } from './used-factors'

/** The English texts, with what is put into them. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
    key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string,
  )
const words = { t, formats: createFormats('en') }
const newYear = '2025-01-01T00:00:00.000Z'
const changed = { at: '2025-03-02T12:00:00.000Z', by: 'Ada' }
const of = { kind: 'CARBON', productType: 'ELECTRICITY', direction: 'PURCHASE', unit: 'kg/kWh' } as const
const found = {
  nodes: [{ id: 'n', type: 'LOCATION', name: 'Mill', path: [], timeZone: 'Europe/London' }],
  factors: [
    {
      ...{ ...of, nodeId: 'n', seriesId: null, series: null, changed },
      periods: [
        { from: newYear, to: null, value: 0.38314, source: 'UBA 2025' },
        { from: null, to: newYear, value: 0.4 },
      ],
    },
    {
      ...{ ...of, nodeId: 'n', productType: 'HEAT', periods: [], changed: { ...changed, by: null } },
      ...{ seriesId: 7, series: { name: 'Grid', meteringPointId: 'g' } },
    },
  ],
} as unknown as ConversionFactors
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the file has each value of each factor with its source, and who entered it when', () => {
  const report = { node: null, locations: [], reported: { year: 2025, products: [] }, base: null }
  const { headings, rows } = tableOfFile(report as unknown as CarbonReport, factorsNow(found, null), words)
  expect(headings.slice(-4)).toEqual(['Factor', 'Value', 'Source', 'Entered'])
  expect(rows.every((row) => row.length === headings.length)).toBe(true)
  const entered = 'Entered by Ada on 2 Mar 2025'
  expect(rows.map((row) => row.slice(-4).map((cell) => plain(String(cell))))).toEqual([
    ['location-based', '0.4 kg/kWh', 'no source given', entered],
    ['location-based', '0.38314 kg/kWh from 1 Jan 2025', 'UBA 2025', entered],
    ['location-based', 'Another one in every interval', 'Series of Grid', 'Entered on 2 Mar 2025'],
  ])
})

test('a base year takes a column, and every line still has all of them', () => {
  const twelve = Array.from({ length: 12 }, () => 1)
  const columns = { energy: twelve, locationBased: twelve, marketBased: twelve, known: twelve }
  const months = { ...columns, withoutFactor: twelve, withoutMarketFactor: twelve, ofContract: twelve }
  const products = [{ productType: 'ELECTRICITY', scope: 2, months, locations: { locationId: [] } }]
  const report = {
    node: null,
    locations: [],
    reported: { year: 2025, products },
    base: { year: 2024, products },
  }
  const { headings, rows } = tableOfFile(report as unknown as CarbonReport, factorsNow(found, null), words)
  expect(rows.every((row) => row.length === headings.length)).toBe(true)
  expect(rows.filter(([what]) => what !== '')).toHaveLength(4)
})

test('one source of all values is said once, and of a report from before sources were kept there is none', () => {
  const factor = (periods: object[]) =>
    factorsThen(
      {
        factors: [{ ...of, nodeId: 'gone', nodeName: 'Old mill', periods, series: null }],
      } as unknown as PublishedCarbonReport,
      [],
    ).map((one) => factorWords(one, words))[0]!
  const same = { source: 'DEFRA 2022' }
  expect(
    factor([
      { from: null, to: newYear, value: 1, ...same },
      { from: newYear, to: null, value: 2, ...same },
    ]),
  ).toMatchObject({ source: 'DEFRA 2022', entered: null })
  expect(factor([{ from: null, to: null, value: 1 }])).toMatchObject({ source: 'no source given' })
  expect(
    factor([
      { from: null, to: newYear, value: 1, ...same },
      { from: newYear, to: null, value: 2 },
    ]).source,
  ).toBeNull()
})
