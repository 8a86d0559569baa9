import type { Formats, Translate } from '@energycockpit/i18n'
import type { LegendEntry } from '../frame/framed-chart'
import { legendFigure, measuredFigure } from './legend-figure'
import type { LegendKey } from './legend-keys'
import { markOf } from './mark-of'
import type { SeriesSign } from './series-signs'
import type { TimeSeries } from './time-series'

interface LegendInput {
  series: readonly TimeSeries[]
  hidden: ReadonlySet<string>
  signs: ReadonlyMap<string, SeriesSign>
  keys: readonly LegendKey[]
  /** The chart is about one series. */
  isSingle: boolean
  formats: Formats
  t: Translate
}

const signOf = { bar: 'fill', line: 'line', dashed: 'dashed' } as const

/** The legend of what is drawn as a file says it: whole, also where it is folded on the page. */
export function legendSheet(input: LegendInput): LegendEntry[] {
  const { series, hidden, signs, keys, isSingle, formats, t } = input
  return [
    ...series
      .filter(({ id }) => !hidden.has(id))
      .map((each): LegendEntry => {
        const measured = isSingle && !each.isComparison ? [measuredFigure(each, t, formats)] : []
        return {
          label: each.modelled ? `${each.label} (${t('chart.modelled')})` : each.label,
          figure: [legendFigure(each, t, formats), ...measured].join(', '),
          colour: signs.get(each.id)?.token,
          sign: signOf[markOf(each)],
        }
      }),
    ...keys.map(({ text, colour, sign }): LegendEntry => ({ label: text, colour, sign })),
  ]
}
