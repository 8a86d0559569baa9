import type { ChosenSeries, ChosenSeriesItem } from '@energycockpit/contract'

/** A meter's series, for tests. */
export const meterSeries: ChosenSeriesItem = {
  ...{ seriesId: 1, pointId: 'mp-1', pointName: 'Mill electricity', meteringPointId: 'X1' },
  ...{ locationId: 'loc-1', locationName: 'Mill', parentName: 'North' },
  ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT1H', seriesType: 'MEASURED' },
  ...{ productType: 'ELECTRICITY', kind: 'MAIN', type: 'MAIN', timeZone: 'Europe/Berlin' },
}

/** The outdoor temperature, for tests. */
export const temperatureSeries: ChosenSeriesItem = {
  ...{ ...meterSeries, seriesId: 7, pointId: 'ws', pointName: 'Station', quantity: 'TEMPERATURE' },
  ...{ unit: '°C', direction: null, productType: 'WEATHER', kind: 'WEATHER_STATION', type: null },
  ...{ locationId: 'loc-9', locationName: 'Weather' },
}

export const chosenOf = (series: ChosenSeriesItem[], weather: ChosenSeriesItem[] = []): ChosenSeries => ({
  ...{ objects: [], path: [], timeZone: 'Europe/Berlin', hasMore: false, series, weather },
})
