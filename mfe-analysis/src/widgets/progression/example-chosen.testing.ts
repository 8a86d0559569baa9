import type { ChosenSeries, ChosenSeriesItem, SeriesValues } from '@energycockpit/contract'

export const item = (seriesId: number, more: Partial<ChosenSeriesItem> = {}): ChosenSeriesItem => ({
  seriesId,
  ...{ pointId: `p${seriesId}`, pointName: `Meter ${seriesId}`, meteringPointId: `MP-${seriesId}` },
  ...{ locationId: 'l', locationName: 'Library', parentName: 'Estates' },
  ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H', seriesType: 'MEASURED' },
  ...{ productType: 'ELECTRICITY', kind: 'MAIN', type: 'MAIN', timeZone: 'Europe/London' },
  ...more,
})

export const chosenOf = (series: ChosenSeriesItem[], more: Partial<ChosenSeries> = {}): ChosenSeries => ({
  ...{ objects: [{ id: 'l', type: 'LOCATION', name: 'Library' }], timeZone: 'Europe/London' },
  ...{ path: [], hasMore: false, series, weather: [] },
  ...more,
})

/** Two days of a series in November 2026. */
export const valuesOf = (seriesId: number, value: (number | null)[]): SeriesValues => ({
  ...{ seriesId, quantity: 'ENERGY', unit: 'kWh', timeZone: 'Europe/London', granularity: 'P1D' },
  ...{ aggregation: 'SUM', function: 'SUM' },
  ...{ from: '2026-11-01T00:00:00Z', to: '2026-11-03T00:00:00Z' },
  at: [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 2)],
  value,
  ...{ measured: value.map((each) => (each === null ? 0 : 1)), estimated: value.map(() => 0) },
  total: {
    value: value.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    ...{ minimum: 0, maximum: 1, mean: 1, measured: 1, estimated: 0, expected: 48 },
  },
})
