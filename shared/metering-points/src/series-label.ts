import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'

/** Products that are a quantity of their surroundings: their series are told by what they measure. */
const surroundings = new Set<MeteringPoint['productType']>([
  ...(['WEATHER', 'INDOOR_CLIMATE', 'ACTIVITY', 'CO2', 'PRICE'] as const),
])

/** How a series is called: by product and direction, or by its quantity; with its interval where two are alike. */
export function seriesLabel(point: MeteringPoint, series: MeasurementSeries, t: Translate): string {
  const plain = plainLabel(point, series, t)
  const alike = point.series.filter((other) => plainLabel(point, other, t) === plain)
  return alike.length > 1 ? `${plain}, ${t(`interval.${series.interval}`)}` : plain
}

function plainLabel({ productType }: MeteringPoint, series: MeasurementSeries, t: Translate): string {
  if (surroundings.has(productType)) return t(`quantity.${series.quantity}`)
  const parts = [t(`product.${productType}`)]
  if (series.quantity !== 'ENERGY') parts.push(t(`quantity.${series.quantity}`))
  if (series.direction !== null) parts.push(t(`direction.${series.direction}`))
  return parts.join(', ')
}
