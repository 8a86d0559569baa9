import type { MeasurementSeries } from '@energycockpit/contract'

/** A series that the values of a factor shall come from. */
export interface ChosenSeries extends Pick<MeasurementSeries, 'id' | 'unit' | 'interval'> {
  /** Of its meter, with that of the location or of the business that it belongs to. */
  name: string
}
