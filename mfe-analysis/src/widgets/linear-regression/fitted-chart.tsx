import { useMemo } from 'react'
import { ProgressionChart, type Comparison } from '@energycockpit/charts'
import { useTexts } from '@energycockpit/i18n'
import type { LinearFit } from '@energycockpit/models'
import type { DateRange } from '@energycockpit/time'
import { carrierOfProduct } from '@energycockpit/ui'
import type { ChoosableQuantity } from '../../joined/choosable-quantities'
import type { Joined, JoinGranularity } from '../../joined/join-buckets'
import { quantityTitle } from '../../joined/quantity-name'
import { addsUp } from '../../summed/adds-up'
import { fittedValues } from './fitted-values'

interface FittedChartProps {
  fit: LinearFit
  joined: Joined
  range: DateRange
  granularity: JoinGranularity
  explained: ChoosableQuantity
  unit: string
  now: number
}

/** Actual beside what the model says, over time: errors that follow each other show themselves here. */
export function FittedChart({ fit, joined, range, granularity, explained, unit, now }: FittedChartProps) {
  const { t, locale } = useTexts()
  const { item } = explained
  const isSummed = addsUp(item)
  const { actual, fitted } = useMemo(
    () => fittedValues({ fit, joined, range, granularity, unit, isAmount: isSummed }),
    [fit, joined, range, granularity, unit, isSummed],
  )
  const subject = useMemo(
    () => ({
      label: t('regression.chart.title', { name: quantityTitle(explained, t) }),
      seriesLabel: t('regression.chart.actual'),
      carrier: carrierOfProduct[item.productType],
      modelled: false,
    }),
    [explained, item, t],
  )
  const comparison = useMemo(
    (): Comparison => ({
      label: t('regression.chart.fitted'),
      ...{ at: fitted.at, to: Date.parse(fitted.to), value: fitted.value, total: fitted.total.value },
    }),
    [fitted, t],
  )
  return <ProgressionChart {...{ locale, subject, values: actual, comparison, now }} />
}
