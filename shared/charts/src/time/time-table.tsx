import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { bucketLabel } from '../bucket-label'
import styles from '../values-table.module.css'
import type { ChartLevel } from './chart-level'
import { isDoubled, readSeries } from './read-series'
import { placeOf } from './points-to-draw'
import type { TimeWindow } from './time-series'

const ROWS_AT_ONCE = 200

interface TimeTableProps {
  caption: string
  level: ChartLevel
  window: TimeWindow
  now: number
}

/** The values that are seen, as text: a row for each bucket of the finest series, a column for each series. */
export function TimeTable({ caption, level, window, now }: TimeTableProps) {
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
