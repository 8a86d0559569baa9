import type { MeterReadings } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { amountFigure, registerFigure } from '@energycockpit/metering-points/entering'
import styles from './meter-readings.module.css'

export type Register = MeterReadings['series'][number]

/** What a register showed, the latest first, and what was used in between. */
export function LastReadings({ register, timeZone }: { register: Register; timeZone: string }) {
  const { t, formats } = useTexts()
  const columns = [
    { name: 'at', label: t('meterReadings.columns.at') },
    { name: 'value', label: t('meterReadings.columns.value'), isNumber: true },
    { name: 'amount', label: t('meterReadings.columns.amount'), isNumber: true },
    { name: 'by', label: t('meterReadings.columns.by') },
  ] as const
  return (
    <Table columns={columns}>
      {register.readings.map(({ at, value, amount, enteredBy, remark }) => (
        <tr key={at}>
          <th scope="row">
            <time dateTime={at}>{formats.dateTime(at, timeZone)}</time>
          </th>
          <TableCell label={columns[1].label} isNumber>
            {registerFigure(value, register.registerUnit, formats)}
          </TableCell>
          <TableCell label={columns[2].label} isNumber>
            {amount === null ? t('meterReadings.unknown') : amountFigure(amount, register.unit, formats)}
          </TableCell>
          <TableCell label={columns[3].label} room="two">
            <span className={styles.lines}>
              {enteredBy}
              {remark !== null && <TableNote>{remark}</TableNote>}
            </span>
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
