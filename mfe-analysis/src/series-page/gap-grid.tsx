import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { classNames, VisuallyHidden } from '@energycockpit/ui'
import { dayText } from './day-text'
import { fillOf, type DayOfYear } from './days-of-year'
import { gridStep } from './grid-steps'
import styles from './series-page.module.css'

interface GapGridProps {
  days: readonly DayOfYear[]
  label: string
  timeZone: string
  /** Else days stand in rows and months in columns, where there is no room for 31 columns. */
  monthsInRows: boolean
  chosen: DayOfYear
  onChoose: (day: DayOfYear) => void
}

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** A cell for each day of the year. One of them takes the focus; the arrow keys lead to the others. */
export function GapGrid({ days, label, timeZone, monthsInRows, chosen, onChoose }: GapGridProps) {
  const { t, formats } = useTexts()
  const table = useRef<HTMLTableElement>(null)
  const dayAt = new Map(days.map((day) => [`${day.month}-${day.day}`, day]))
  const [rows, columns] = monthsInRows ? [numbers(12), numbers(31)] : [numbers(31), numbers(12)]
  const find = (row: number, column: number) =>
    dayAt.get(monthsInRows ? `${row}-${column}` : `${column}-${row}`)

  function walk(event: KeyboardEvent) {
    const [row, column] = monthsInRows ? [chosen.month, chosen.day] : [chosen.day, chosen.month]
    const from = { row: row - 1, column: column - 1 }
    const size = { rows: rows.length, columns: columns.length }
    const next = gridStep(event, from, size, (place) => find(place.row + 1, place.column + 1) !== undefined)
    if (event.altKey || event.metaKey || !next) return
    event.preventDefault()
    const day = find(next.row + 1, next.column + 1)!
    onChoose(day)
    table.current?.querySelector<HTMLElement>(`[data-day="${day.month}-${day.day}"]`)?.focus()
  }

  const heading = (number: number, isMonth: boolean) => {
    if (!isMonth) return number
    const at = days.find(({ month }) => month === number)!.at
    return (
      <>
        <span aria-hidden>
          {formats.dateParts(at, timeZone, { month: monthsInRows ? 'short' : 'narrow' })}
        </span>
        <VisuallyHidden>{formats.dateParts(at, timeZone, { month: 'long' })}</VisuallyHidden>
      </>
    )
  }

  return (
    <table
      ref={table}
      role="grid"
      aria-label={label}
      className={classNames(styles.grid, !monthsInRows && styles.upright)}
      onKeyDown={walk}
    >
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {heading(column, !monthsInRows)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{heading(row, monthsInRows)}</th>
            {columns.map((column) => {
              const day = find(row, column)
              if (!day) return <td key={column} role="gridcell" />
              const { measured, stored } = fillOf(day)
              return (
                <td
                  key={column}
                  role="gridcell"
                  data-day={`${day.month}-${day.day}`}
                  aria-label={dayText(day, timeZone, t, formats)}
                  aria-selected={day === chosen}
                  tabIndex={day === chosen ? 0 : -1}
                  className={classNames(
                    styles.day,
                    stored > measured && styles.estimatedPart,
                    styles[day.kind],
                  )}
                  style={{ '--measured': measured, '--stored': stored } as CSSProperties}
                  onClick={() => onChoose(day)}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
