import type { Formats, Translate } from '@energycockpit/i18n'
import type { LevelSeries } from './chart-level'
import { markOf } from './mark-of'
import type { SeriesSign } from './series-signs'

/** What a sign of the drawing means that is none of a series. */
export interface LegendKey {
  text: string
  /** The token of its colour. */
  colour: `--${string}`
  sign: 'hatched' | 'outline' | 'dashed' | 'line'
}

interface KeysInput {
  drawn: readonly LevelSeries[]
  signs: ReadonlyMap<string, SeriesSign>
  hasWeekends: boolean
  hasDoubledHours: boolean
  formats: Formats
  t: Translate
}

/** The keys that a drawing needs, in the order of the legend. */
export function legendKeys({
  drawn,
  signs,
  hasWeekends,
  hasDoubledHours,
  formats,
  t,
}: KeysInput): LegendKey[] {
  // What is compared may have a bucket less, on the day of 25 hours: that is no gap.
  const own = drawn.filter(({ series }) => !series.isComparison)
  const [first] = own
  const counts = { estimated: 0, unsure: 0, missing: 0 }
  for (const each of own) {
    // What is missing of a sum is missing of what it sums, and told there.
    if (each.series.isCumulated && own.length > 1) continue
    counts.estimated += each.counts.estimated
    counts.unsure += each.counts.partial + each.counts.running
    counts.missing += each.counts.missing
  }
  const hasStretches = first?.values.pairs !== undefined
  const isBar = first !== undefined && markOf(first.series) === 'bar'
  const colour = own.length === 1 ? signs.get(first!.series.id)!.token : '--ink-muted'
  const gap = { colour: '--chart-axis', sign: 'dashed' } as const
  const counted = (name: string, count: number, look: Omit<LegendKey, 'text'>): LegendKey[] =>
    count === 0
      ? []
      : [
          {
            ...look,
            text: t(`chart.${name}${hasStretches ? 'Stretch' : ''}`, {
              count,
              written: formats.count(count),
            }),
          },
        ]
  return [
    ...periodsOf(drawn, t),
    ...drawn.flatMap(({ series: { id, uncertainty } }): LegendKey[] =>
      uncertainty ? [{ text: uncertainty.label, colour: signs.get(id)!.token, sign: 'outline' }] : [],
    ),
    ...counted('keyEstimated', counts.estimated, { colour, sign: isBar ? 'hatched' : 'dashed' }),
    ...counted(
      'keyPartial',
      counts.unsure,
      hasStretches ? gap : { colour, sign: isBar ? 'outline' : 'dashed' },
    ),
    ...counted('keyMissing', counts.missing, gap),
    ...(hasWeekends ? [{ colour: '--hairline', sign: 'outline', text: t('chart.keyWeekend') } as const] : []),
    ...(hasDoubledHours
      ? [{ colour: '--chart-axis', sign: 'line', text: t('chart.keyDoubled') } as const]
      : []),
  ]
}

/** Which period is compared, once, where the series that stand beside others do not say it. */
function periodsOf(drawn: readonly LevelSeries[], t: Translate): LegendKey[] {
  const said = new Set(
    drawn.flatMap(({ series: { beside, comparedTo } }) =>
      beside && comparedTo !== undefined
        ? [t('chart.comparedPeriod', { name: beside.name, when: beside.when })]
        : [],
    ),
  )
  return [...said].map((text) => ({ text, colour: '--ink-muted', sign: 'dashed' }))
}
