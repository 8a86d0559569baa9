import type { FactorInHistory, StructureStep } from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'

type FactorSubject = NonNullable<StructureStep['first']['factor']>
type Period = FactorInHistory['periods'][number]

/** A price may have hundreds of periods, of which one has changed: so many are told. */
const maxTold = 4

/** What became of a price or factor, in words: the periods that one of both does not have like this. */
export function useFactorText() {
  const { t, locale, formats } = useTexts()
  const textOfPeriod = (period: Period, factor: FactorInHistory): string => {
    const words = valueOfPeriod(period, factor)
    return period.source === undefined ? words : t('factors.of', { words, source: period.source })
  }
  const valueOfPeriod = ({ from, to, value }: Period, { unit, timeZone }: FactorInHistory): string => {
    const figure = writtenNumber(value, locale, { maximumFractionDigits: 20 })
    const words = {
      value: unit === '1' ? figure : `${figure} ${unitSign(unit)}`,
      from: from === null ? '' : formats.date(from, timeZone),
      // The last day.
      to: to === null ? '' : formats.date(Date.parse(to) - 1, timeZone),
    }
    if (from === null) return to === null ? words.value : t('factors.until', words)
    return t(to === null ? 'factors.from' : 'factors.between', words)
  }
  return (factor: FactorInHistory | null, other: FactorInHistory | null): string => {
    if (factor === null) return '–'
    if (factor.series !== null) return t('factors.series', { name: factor.series })
    const isKnown = (period: Period) =>
      other?.unit === factor.unit &&
      other.periods.some((one) => JSON.stringify(one) === JSON.stringify(period))
    const periods = factor.periods.filter((period) => !isKnown(period))
    const told = periods.slice(0, maxTold).map((period) => textOfPeriod(period, factor))
    const rest = periods.length - told.length
    return [...told, ...(rest > 0 ? [t('history.others', { count: rest })] : [])].join('; ') || '–'
  }
}

/** What a price or factor is called, with its node. */
export function useFactorName() {
  const { t } = useTexts()
  return (name: string, { kind, productType, direction }: FactorSubject): string => {
    const isOfGas = kind === 'STATE_NUMBER' || kind === 'CALORIFIC_VALUE'
    const parts = isOfGas ? [] : [t(`choices.${productType}`), t(`choices.${direction}`)]
    return [t(`factors.kinds.${kind}`), ...parts, name].join(' · ')
  }
}
