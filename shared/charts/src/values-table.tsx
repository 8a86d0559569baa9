import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { bucketEnd } from './chart-values'
import type { Comparison } from './comparison'
import type { DrawnValues } from './drawn-values'
import type { Reading } from './reading'
import { NotedBetween } from './time/noted-between'
import type { Annotation } from './time/time-series'
import styles from './values-table.module.css'

const ROWS_AT_ONCE = 200

const noAnnotations: readonly Annotation[] = []

interface ValuesTableProps {
  caption: string
  values: DrawnValues
  comparison: Comparison | undefined
  reading: (index: number) => Reading
  annotations?: readonly Annotation[]
}

/** The same values as text, for those who do not see the drawing and those who want the figures. */
export function ValuesTable({
  caption,
  values,
  comparison,
  reading,
  annotations = noAnnotations,
}: ValuesTableProps) {
  const { t, formats } = useTexts()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const count = values.at.length
  const rest = Math.min(ROWS_AT_ONCE, count - shown)
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.period')}</th>
            {values.pairs ? (
              <>
                <th scope="col" className={styles.number}>
                  {t('chart.lowest')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('chart.highest')}
                </th>
              </>
            ) : (
              <th scope="col" className={styles.number}>
                {t(values.aggregation === 'SUM' ? 'chart.sum' : 'chart.mean')}
              </th>
            )}
            {comparison && (
              <th scope="col" className={styles.number}>
                {comparison.label}
              </th>
            )}
            <th scope="col" className={styles.number}>
              {t('chart.share')}
            </th>
            {annotations.length > 0 ? <th scope="col">{t('chart.annotations')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {values.at.slice(0, shown).map((at, index) => {
            const { when, value, ends, comparedValue } = reading(index)
            return (
              <tr key={at}>
                <th scope="row">{when}</th>
                {values.pairs ? <td className={styles.number}>{ends?.lowest ?? value}</td> : null}
                <td className={styles.number}>{ends?.highest ?? value}</td>
                {comparison && <td className={styles.number}>{comparedValue}</td>}
                <td className={styles.number}>{formats.percent(values.measured[index] ?? 0)}</td>
                {annotations.length > 0 ? (
                  <td>
                    <NotedBetween {...{ annotations, from: at, to: bucketEnd(values, index) }} />
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
