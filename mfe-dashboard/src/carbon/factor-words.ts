import type { SpokenTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import type { UsedFactor } from './used-factors'

type Period = UsedFactor['periods'][number]
type Words = Pick<SpokenTexts, 't' | 'formats'>

/** What a report says of a factor, on the page and in its file. */
export interface FactorWords {
  label: string
  /** Each value, when it begins, and where it is from; of a series there is one that says so. */
  values: { value: string; source: string }[]
  /** Where all its values are from; null: they are from several places, or of some nobody said. */
  source: string | null
  /** Who set it and when; null: that was not kept. */
  entered: string | null
}

const startOf = ({ from }: Period) => (from === null ? -Infinity : Date.parse(from))

/** All of them, a billionth at the finest: a figure is to be found in the list that it is from. */
const digitsOf = (value: number) =>
  value
    .toFixed(9)
    .replace(/\.?0+$/, '')
    .split('.')[1]?.length ?? 0

export function factorWords(factor: UsedFactor, { t, formats }: Words): FactorWords {
  const { kind, productType, unit, periods, series, timeZone, changed } = factor
  const values = [...periods]
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
    .map(({ from, value, source }) => ({
      value: t(from === null ? 'carbon.always' : 'carbon.since', {
        value: `${formats.number(value, digitsOf(value))}\u00a0${unit}`,
        day: from === null ? '' : formats.date(from, timeZone),
      }),
      source: source ?? t('carbon.noSource'),
    }))
  const bySeries = series === null ? null : t('carbon.ofSeries', { name: series })
  const sources = new Set(values.map(({ source }) => source))
  const day = changed === null ? '' : formats.date(changed.at, deviceZone())
  return {
    label: `${t(`overview.products.${productType}`)}: ${t(`carbon.kinds.${kind}`)}`,
    values: bySeries === null ? values : [{ value: t('carbon.everyInterval'), source: bySeries }],
    source: bySeries ?? (sources.size === 1 ? values[0]!.source : null),
    entered:
      changed === null
        ? null
        : changed.by === null
          ? t('carbon.setOn', { day })
          : t('carbon.setBy', { name: changed.by, day }),
  }
}
