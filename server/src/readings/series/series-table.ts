import type { MeasurementSeries } from '@energycockpit/contract'
import type { Generated } from 'kysely'

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
  /** In its whole form. */
  obis: Generated<string | null>
  /** Since when it is out of use. */
  archived_at: Generated<Date | null>
  revision: Generated<number>
  created_at: Generated<Date>
  created_by: Generated<string | null>
  changed_at: Generated<Date>
  changed_by: Generated<string | null>
}

export interface SeriesTables {
  measurement_series: MeasurementSeriesTable
}

declare module '../../entities/tables' {
  interface Tables extends SeriesTables {}
}
