import type { MeterExchange, MeteringPoint } from '@energycockpit/contract'
import { useTexts, writtenNumber } from '@energycockpit/i18n'
import { seriesLabel } from '@energycockpit/metering-points'
import { Table, TableCell } from '@energycockpit/ui'
import styles from './point-information.module.css'

const columns = ['at', 'old', 'new', 'last', 'first'] as const

/** Which meter took the place of which, and what both showed. */
export function ExchangesTable({ point, exchanges }: { point: MeteringPoint; exchanges: MeterExchange[] }) {
  const { t, formats, locale } = useTexts()
  const label = (name: (typeof columns)[number]) => t(`pointInformation.exchangeColumns.${name}`)
  if (exchanges.length === 0) return <p className={styles.note}>{t('pointInformation.noExchanges')}</p>
  const shown = ({ registers }: MeterExchange, which: 'last' | 'first') =>
    registers.length === 0
      ? '–'
      : registers.map((register) => {
          const series = point.series.find(({ id }) => id === register.seriesId)
          const figure = writtenNumber(register[which], locale, { maximumFractionDigits: 6 })
          const text = registers.length > 1 && series ? `${seriesLabel(point, series, t)}: ${figure}` : figure
          return <div key={register.seriesId}>{text}</div>
        })
  return (
    <Table
      columns={columns.map((name) => ({
        ...{ name, label: label(name), isNumber: name === 'last' || name === 'first' },
      }))}
    >
      {[...exchanges].reverse().map((exchange) => (
        <tr key={exchange.at}>
          <th scope="row">{formats.dateTime(exchange.at, point.location.timeZone)}</th>
          <TableCell label={label('old')}>{exchange.oldNumber ?? '–'}</TableCell>
          <TableCell label={label('new')}>{exchange.newNumber ?? '–'}</TableCell>
          <TableCell label={label('last')} isNumber>
            {shown(exchange, 'last')}
          </TableCell>
          <TableCell label={label('first')} isNumber>
            {shown(exchange, 'first')}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
