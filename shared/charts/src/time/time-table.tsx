import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { bucketLabel } from '../bucket-label'
import styles from '../values-table.module.css'
import { annotationsWithin } from './annotations-within'
import { bucketEnd } from '../chart-values'
import type { ChartLevel } from './chart-level'
import { isDoubled, readSeries } from './read-series'
import { placeOf } from './points-to-draw'
import type { Annotation, TimeWindow } from './time-series'

const ROWS_AT_ONCE = 200

interface TimeTableProps {
  caption: string
  level: ChartLevel
  window: TimeWindow
  now: number
  annotations: readonly Annotation[]
}

/** The values that are seen, as text: a row for each bucket of the finest series, a column for each series. */
export function TimeTable({ caption, level, window, now, annotations }: TimeTableProps) {
  const { t, formats } = useTexts()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rows = level.series.reduce<readonly number[]>(
    (most, { values }) => (values.at.length > most.length ? values.at : most),
    [],
  )
  const values = level.series.find((each) => each.values.at === rows)?.values
  if (!values) return null
  const first = placeOf(rows, window.from)
  const count = placeOf(rows, window.to) - first
  const rest = Math.min(ROWS_AT_ONCE, count - shown)
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.period')}</th>
            {level.series.map(({ series }) => (
              <th key={series.id} scope="col" className={styles.number}>
                {series.label}
              </th>
            ))}
            {annotations.length > 0 ? <th scope="col">{t('chart.annotations')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + Math.min(shown, count)).map((at, place) => {
            const readings = new Map(
              readSeries({ level, now, formats, t }, at).map((each) => [each.series.series.id, each]),
            )
            return (
              <tr key={at}>
                <th scope="row">
                  {bucketLabel(values, first + place, formats, isDoubled(at, values.timeZone))}
                </th>
                {level.series.map(({ series }) => {
                  const reading = readings.get(series.id)
                  return (
                    <td key={series.id} className={styles.number}>
                      {reading?.value ?? t('chart.noValue')}
                      {reading?.remark ? <small className={styles.remark}>{reading.remark}</small> : null}
                    </td>
                  )
                })}
                {annotations.length > 0 ? (
                  <td>
                    {annotationsWithin(annotations, { from: at, to: bucketEnd(values, first + place) })
                      .map(({ number, text }) => `${number}: ${text}`)
                      .join('; ')}
                  </td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
      </table>
      {rest > 0 ? (
        <Button look="quiet" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {t('chart.moreRows', { count: rest, written: formats.count(rest) })}
        </Button>
      ) : null}
    </div>
  )
}
