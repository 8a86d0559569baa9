import { createFormats } from '@energycockpit/i18n'
import type { LevelSeries } from './chart-level'
import { legendKeys } from './legend-keys'

const drawn = (id: string, isCumulated: boolean) =>
  ({
    ...{ series: { id, isCumulated, kind: 'line', values: { aggregation: 'SUM' } }, values: {} },
    counts: { estimated: 0, partial: 0, running: 0, missing: 12 },
  }) as unknown as LevelSeries

const textsOf = (...series: LevelSeries[]) =>
  legendKeys({
    drawn: series,
    signs: new Map(
      series.map(({ series: { id } }) => [id, { token: '--carrier-gas', shape: 'circle' } as never]),
    ),
    ...{ hasWeekends: false, hasDoubledHours: false, formats: createFormats('en') },
    t: (key: string, values?: { count?: number }) => `${key} ${values?.count ?? ''}`,
  } as Parameters<typeof legendKeys>[0]).map(({ text }) => text)

test('what is missing of a sum beside its values is counted once, and of a sum alone as well', () => {
  expect(textsOf(drawn('values', false), drawn('sum', true))).toEqual(['chart.keyMissing 12'])
  expect(textsOf(drawn('values', false), drawn('others', false))).toEqual(['chart.keyMissing 24'])
  expect(textsOf(drawn('sum', true))).toEqual(['chart.keyMissing 12'])
})
