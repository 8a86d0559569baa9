import type { CsvPlan } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { columnName } from './column-name'
import { localTimeWithOffset } from './local-time-with-offset'
import { placeOf } from './receiving-label'
import { sourceKey, type ChosenTargets } from './targets'
import type { Preview } from './use-preview'
import styles from './upload.module.css'

interface ReadingsTableProps {
  preview: Preview
  plan: CsvPlan
  headings: readonly string[]
  targets: ChosenTargets
}

const columns = ['line', 'at', 'value', 'quality', 'source', 'target'] as const
/** So many say how a file is understood. */
const fewReadings = 5

/** The first readings as they would be stored, and how many there are. */
export function ReadingsTable({ preview, plan, headings, targets }: ReadingsTableProps) {
  const { t, formats } = useTexts()
  const label = (column: (typeof columns)[number]) => t(`upload.readings.${column}`)
  const withSeconds = plan.interval === 'PT1S'
  const time = (at: string) => localTimeWithOffset(at, plan.timeZone, formats, withSeconds)
  const { readingCount, firstAt, lastAt } = preview
  return (
    <>
      <p className={styles.summary}>
        {t('upload.understood.summary', {
          count: readingCount,
          written: formats.count(readingCount),
          interval: t(`upload.choices.interval.${plan.interval}`),
          first: time(firstAt!),
          last: time(lastAt!),
        })}
      </p>
      <Table columns={columns.map((name) => ({ name, label: label(name), isNumber: name === 'value' }))}>
        {preview.readings.slice(0, fewReadings).map((reading) => {
          const target = targets.get(sourceKey(reading))
          const unit = reading.unit ?? target?.series.unit
          const value = formats.number(reading.value, decimals(reading.value))
          return (
            <tr key={`${reading.line} ${reading.column}`}>
              <th scope="row">{t('imports.faults.lineNumber', { number: formats.count(reading.line) })}</th>
              <TableCell label={label('at')} room="all">
                <time dateTime={reading.at}>{time(reading.at)}</time>
              </TableCell>
              <TableCell label={label('value')} isNumber>
                {reading.quality === 'missing' ? '–' : unit ? `${value} ${unit}` : value}
              </TableCell>
              <TableCell label={label('quality')}>{t(`upload.quality.${reading.quality}`)}</TableCell>
              <TableCell label={label('source')} room="two">
                {reading.meter || columnName(reading.column, headings, t)}
              </TableCell>
              <TableCell label={label('target')} room="all" muted={!target}>
                {target ? placeOf(target.series) : t('upload.targets.none')}
              </TableCell>
            </tr>
          )
        })}
      </Table>
    </>
  )
}

const maxDecimals = 6

/** As many as the value has: what was written is seen again. */
function decimals(value: number): number {
  const written = String(value)
  return written.includes('e') ? maxDecimals : Math.min((written.split('.')[1] ?? '').length, maxDecimals)
}
