import { ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { useMemo } from 'react'
import type { ConsumptionGranularity, ConsumptionOfProduct } from '@energycockpit/contract'
import type { ChartValues, Comparison } from '@energycockpit/charts'
import { useTexts } from '@energycockpit/i18n'
import { type ComparisonKind, type DateRange, startOfDay } from '@energycockpit/time'
import { carrierOfProduct, EmptyState } from '@energycockpit/ui'
import { ProgressionChart } from '../values/chart-on-demand'

interface ConsumptionChartProps {
  product: ConsumptionOfProduct
  granularity: ConsumptionGranularity
  timeZone: string
  compared: DateRange | undefined
  compareWith: ComparisonKind
  /** The name of what consumed it. */
  place: string
  now: number
}

/** The consumption of a product over time, with that of the period before. */
export function ConsumptionChart(props: ConsumptionChartProps) {
  const { product, granularity, timeZone, compared, compareWith, place, now } = props
  const { t, locale, formats } = useTexts()
  const { productType, unit, current, compared: before } = product
  const values = useMemo((): ChartValues => {
    const { at, to, value, measured, estimated, total } = current
    return {
      ...{ unit, timeZone, granularity, aggregation: 'SUM', at, value, measured, estimated },
      ...{ from: new Date(at[0] ?? to).toISOString(), to: new Date(to).toISOString() },
      total: { ...total, mean: null },
    }
  }, [current, unit, timeZone, granularity])
  const comparison = useMemo((): Comparison | undefined => {
    if (!before || !compared) return undefined
    const when = formats.period(
      startOfDay(compared.from, timeZone),
      startOfDay(compared.to, timeZone),
      timeZone,
    )
    const { at, to, value, total } = before
    return { label: t(`node.compared.${compareWith}`), when, at, to, value, total: total.value }
  }, [before, compared, compareWith, timeZone, formats, t])
  const subject = useMemo(() => {
    const label = t(`product.${productType}`)
    const carrier = carrierOfProduct[productType]
    return { label: `${label} · ${place}`, seriesLabel: label, carrier, modelled: false }
  }, [productType, place, t])

  if (current.total.value === null)
    return <EmptyState title={t('values.none')}>{t('node.noValues')}</EmptyState>
  return (
    <ChartPlaceContext value={place}>
      <ProgressionChart {...{ locale, subject, values, comparison, now }} isMeasuredToldElsewhere />
    </ChartPlaceContext>
  )
}
