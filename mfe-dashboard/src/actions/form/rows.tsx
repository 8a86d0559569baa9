import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import styles from './form.module.css'

interface RowsProps<Row> {
  title: string
  hint?: string
  rows: readonly Row[]
  /** What a screen reader calls a row. */
  nameOf: (row: Row, place: number) => string
  most: number
  add: string
  newRow: Row
  onChange: (rows: Row[]) => void
  children: (row: Row, place: number, change: (part: Partial<Row>) => void) => ReactNode
}

/** Several entries of one kind, which are added and removed. */
export function Rows<Row>({
  title,
  hint,
  rows,
  nameOf,
  most,
  add,
  newRow,
  onChange,
  children,
}: RowsProps<Row>) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{title}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {rows.map((row, place) => {
        const name = nameOf(row, place)
        return (
          <div key={place} role="group" aria-label={name} className={styles.row}>
            <div className={styles.fields}>
              {children(row, place, (part) =>
                onChange(rows.map((other, at) => (at === place ? { ...row, ...part } : other))),
              )}
            </div>
            <div>
              <Button
                aria-label={t('actions.form.removeOf', { name })}
                onClick={() => onChange(rows.filter((_, at) => at !== place))}
              >
                {t('actions.form.remove')}
              </Button>
            </div>
          </div>
        )
      })}
      {rows.length < most && <Button onClick={() => onChange([...rows, newRow])}>{add}</Button>}
    </fieldset>
  )
}
