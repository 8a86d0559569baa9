import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { bucketLabel } from '../bucket-label'
import { bucketEnd } from '../chart-values'
import { isDoubled } from '../double-hours'
import { ChartTable } from '../frame/chart-table'
import styles from '../frame/chart-table.module.css'
import type { ChartLevel, LevelSeries } from './chart-level'
import { NotedBetween } from './noted-between'
import { readSeries } from './read-series'
import { rowsOfLevel } from './rows-of-level'
import type { Annotation, TimeWindow } from './time-series'

interface TimeTableProps {
  caption: string
  level: ChartLevel
  window: TimeWindow
  now: number
  annotations: readonly Annotation[]
  /** The chart is about one series, which its title names. */
  isSingle: boolean
}

/**
 * The values that are seen, as text: a row for each bucket of the finest series, a column for each series. One that is
 * alone has room for the ends of its stretches and for how much of it is measured.
 */
export function TimeTable({ caption, level, window, now, annotations, isSingle }: TimeTableProps) {
  const { t, formats } = useTexts()
  const { values, first, count } = rowsOfLevel(level, window)
  if (!values) return null
  const own = level.series.filter(({ series }) => !series.isComparison)
  const alone = isSingle ? own[0] : undefined
  const hasEnds = (each: LevelSeries) => each === alone && each.values.pairs !== undefined
  const noted = annotations.length > 0
  return (
    <ChartTable
      caption={caption}
      headings={[
        t('chart.period'),
        ...level.series.flatMap((each) =>
          hasEnds(each) ? [t('chart.lowest'), t('chart.highest')] : [nameOf(each)],
        ),
        ...(alone ? [t('chart.share')] : []),
        ...(noted ? [t('chart.annotations')] : []),
      ]}
      texts={noted ? 1 : 0}
      count={count}
      row={(place) => {
        const at = values.at[first + place]!
        const readings = new Map(
          readSeries({ level, now, formats, t }, at).map((each) => [each.series.series.id, each]),
        )
        const to = bucketEnd(values, first + place)
        return [
          bucketLabel(values, first + place, formats, isDoubled(at, values.timeZone)),
          ...level.series.flatMap((each): ReactNode[] => {
            const { series } = each
            const reading = readings.get(series.id)
            const { value = t('chart.noValue'), ends, remark } = reading ?? {}
            if (hasEnds(each)) return [ends?.lowest ?? value, ends?.highest ?? value]
            // How much of it is measured has a column of its own.
            const isSaid = each === alone && each.qualities[each.values.at.indexOf(at)] === 'partial'
            return [<Amount key={series.id} value={value} remark={isSaid ? undefined : remark} />]
          }),
          ...(alone ? [formats.percent(alone.values.measured[alone.values.at.indexOf(at)] ?? 0)] : []),
          ...(noted ? [<NotedBetween key="noted" {...{ annotations, to }} from={at} />] : []),
        ]
      }}
    />
  )

  function nameOf(each: LevelSeries): string {
    if (each !== alone) return each.series.label
    return t(each.values.aggregation === 'SUM' ? 'chart.sum' : 'chart.mean')
  }
}

function Amount({ value, remark }: { value: string; remark: string | undefined }) {
  return (
    <>
      {value}
      {remark ? <small className={styles.remark}>{remark}</small> : null}
    </>
  )
}
