import type { MeasurementSeries } from '@energycockpit/contract'

export interface MeasurementSeriesTable {
  /** The readings store knows the series by it. */
  id: number
  client_business_id: number
  metering_point_id: string
  quantity: MeasurementSeries['quantity']
  unit: string
  direction: MeasurementSeries['direction']
  interval: MeasurementSeries['interval']
  series_type: MeasurementSeries['seriesType']
}

export interface MeasurementTables {
  measurement_series: MeasurementSeriesTable
}
