import { convert } from '@energycockpit/units'
import type { ChartValues } from '../chart-values'

/** The same values in another unit of the same kind. */
export function inUnit(values: ChartValues, unit: string): ChartValues {
  if (values.unit === unit) return values
  const converted = (value: number | null) => (value === null ? null : convert(value, values.unit, unit))
  const { total } = values
  return {
    ...values,
    unit,
    value: values.value.map(converted),
    total: { ...total, value: converted(total.value), mean: converted(total.mean) },
  }
}
