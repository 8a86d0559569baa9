import { useState, type ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import styles from './plots.module.css'

const ROWS_AT_ONCE = 200

interface PlotTableProps {
  caption: string
  headings: readonly string[]
  count: number
  /** The cells of one row, its name first. */
  row: (place: number) => readonly ReactNode[]
}

/** The values of a plot as text, so many at a time that the page stays quick. */
export function PlotTable({ caption, headings, count, row }: PlotTableProps) {
  const { t, formats } = useTexts()
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const rest = Math.min(ROWS_AT_ONCE, count - shown)
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
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
                  <td key={headings[column + 1]}>{cell}</td>
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
