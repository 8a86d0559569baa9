import { useId } from 'react'
import { FiguresTable, type FiguresRow } from '../figures-table/figures-table'
import layout from '../frame/settings-above.module.css'
import styles from './compared-amounts.module.css'

interface RowsSectionProps {
  title: string
  headings: readonly [string, ...string[]]
  rows: readonly FiguresRow[]
}

/** A table of periods under its heading; the same may stand twice on a flexible analysis. */
export function RowsSection({ title, headings, rows }: RowsSectionProps) {
  const id = useId()
  return (
    <section className={layout.view}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <FiguresTable labelledBy={id} headings={headings} rows={rows} />
    </section>
  )
}
