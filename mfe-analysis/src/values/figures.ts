import type { SeriesValues } from '@energycockpit/contract'

export interface PeriodFigure {
  name: 'total' | 'perArea' | 'mean' | 'minimum' | 'maximum'
  value: number | null
  unit: string
  /** The figure is one of a single stored interval, not of the whole period. */
  perInterval: boolean
}

/**
 * The figures of a period. Only what sums has a total; energy is also set against the floor area (m²), unless it is
 * unknown or the values are by area already (null).
 */
export function figuresOf(values: SeriesValues, floorArea: number | null): PeriodFigure[] {
  const { total, unit } = values
  const whole = (name: PeriodFigure['name'], value: number | null, of = unit): PeriodFigure => ({
    name,
    value,
    unit: of,
    perInterval: false,
  })
  const single = (name: PeriodFigure['name'], value: number | null): PeriodFigure => ({
    name,
    value,
    unit,
    perInterval: true,
  })
  const figures: PeriodFigure[] = []
  if (values.aggregation === 'SUM') figures.push(whole('total', total.value))
  if (values.quantity === 'ENERGY' && floorArea !== null && floorArea > 0) {
    figures.push(whole('perArea', total.value === null ? null : total.value / floorArea, `${unit}/m²`))
  }
  return [
    ...figures,
    single('mean', total.mean),
    single('minimum', total.minimum),
    single('maximum', total.maximum),
  ]
}
