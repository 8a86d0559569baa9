import type { ReactNode } from 'react'
import styles from './figures-table.module.css'

export interface FiguresRow {
  key: string
  name: string
  /** One for each column. */
  cells: readonly ReactNode[]
  /** What the rows above come to. */
  isTotal?: boolean
}

interface FiguresTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  /** Of the names, then of each figure. */
  headings: readonly [string, ...string[]]
  rows: readonly FiguresRow[]
}

/** Rows of figures that are compared with each other: they stay below each other, and scroll where there is no room. */
export function FiguresTable({ labelledBy, headings, rows }: FiguresTableProps) {
  return (
    <div className={styles.place} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table}>
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
          {rows.map(({ key, name, cells, isTotal }) => (
            <tr key={key} className={isTotal ? styles.total : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={headings[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
