import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, classNames } from '@energycockpit/ui'
import styles from './chart-table.module.css'

const ROWS_AT_ONCE = 200

interface ChartTableProps {
  caption: string
  headings: readonly string[]
  /** How many columns at the end are text and no figures. */
  texts?: number
  count: number
  /** The cells of one row, its name first. */
  row: (place: number) => readonly ReactNode[]
}

/** The values of a chart as text, so many at a time that the page stays quick. */
export function ChartTable({ caption, headings, texts = 0, count, row }: ChartTableProps) {
  const { t, formats } = useTexts()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rest = Math.min(ROWS_AT_ONCE, count - shown)
  const isFigure = (column: number) => column > 0 && column < headings.length - texts
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={column} scope="col" className={classNames(isFigure(column) && styles.number)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.min(shown, count) }, (_, place) => {
            const [name, ...cells] = row(place)
            return (
              <tr key={place}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column} className={classNames(isFigure(column + 1) && styles.number)}>
                    {cell}
                  </td>
                ))}
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
