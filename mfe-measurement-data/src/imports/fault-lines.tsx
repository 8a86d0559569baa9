import type { ReadingFaultCode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import styles from './imports.module.css'

interface FaultLinesProps {
  faults: readonly { line: number; code: ReadingFaultCode; detail: string }[]
  /** How many there are, also those that are not shown. */
  count: number
  /** The details are remarks of the server and none of the file's own words. */
  remarks?: boolean
}

const columns = ['line', 'fault', 'detail'] as const

/** What is wrong with readings, line by line. */
export function FaultLines({ faults, count, remarks = false }: FaultLinesProps) {
  const { t, formats } = useTexts()
  const label = (column: (typeof columns)[number]) => t(`imports.faults.${column}`)
  return (
    <>
      {count > faults.length && (
        <p className={styles.more}>
          {t('imports.faults.some', { shown: formats.count(faults.length), all: formats.count(count) })}
        </p>
      )}
      <Table columns={columns.map((name) => ({ name, label: label(name) }))}>
        {faults.map(({ line, code, detail }, place) => (
          // A line can have two faults, and they stay where they are.
          <tr key={place}>
            <th scope="row">{t('imports.faults.lineNumber', { number: formats.count(line) })}</th>
            <TableCell label={label('fault')} room="all">
              {t(`imports.faults.codes.${code}`)}
            </TableCell>
            <TableCell label={label('detail')} room="all" muted>
              <span lang={remarks ? 'en' : undefined}>{detail}</span>
            </TableCell>
          </tr>
        ))}
      </Table>
    </>
  )
}
