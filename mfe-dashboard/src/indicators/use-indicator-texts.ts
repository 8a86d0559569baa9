import type { Indicator, IndicatorTarget } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { firstDay, type Month } from './rules/months'

/** Writes what an indicator is made of. */
export function useIndicatorTexts() {
  const { t, formats } = useTexts()
  const month = (one: Month) => formats.month(`${firstDay(one)}T00:00:00Z`, 'UTC')
  return {
    /** 'Electricity, Gas per m² of floor area' */
    formula({ amount, reference }: Pick<Indicator, 'amount' | 'reference'>): string {
      const counted =
        amount.kind === 'PRODUCTS'
          ? amount.products.map((product) => t(`overview.products.${product}`)).join(' + ')
          : amount.series.map(({ name }) => name).join(' + ')
      if (reference.kind === 'NONE') return counted
      const by =
        reference.kind === 'QUANTITY'
          ? t(`indicators.quantities.${reference.per}`)
          : reference.kind === 'SERIES'
            ? t('indicators.bySeries', { unit: reference.unit, series: reference.series.name })
            : t('indicators.byDegreeDays')
      return t('indicators.quotient', { counted, by })
    },
    baseline({ baseline }: Pick<Indicator, 'baseline'>): string {
      if (baseline === null) return t('indicators.noBaseline')
      return baseline.kind === 'VALUE'
        ? t('indicators.baselineValue', { value: formats.number(baseline.value), source: baseline.source })
        : t('indicators.baselinePeriod', { from: month(baseline.from), to: month(baseline.to) })
    },
    target({ from, to, kind, value }: IndicatorTarget): string {
      const what =
        kind === 'VALUE'
          ? formats.number(value)
          : t('indicators.ofBaseline', {
              share: formats.percent(value, Number.isInteger(value * 100) ? 0 : 1),
            })
      return to === null
        ? t('indicators.targetSince', { what, from: month(from) })
        : t('indicators.targetBetween', { what, from: month(from), to: month(to) })
    },
  }
}
