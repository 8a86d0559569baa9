import type { CarbonReport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { AmountText } from './amount-cell'
import { amountAt, bases, belongsTo, sumOf } from './report-lines'

/** The year by its months. */
export function MonthsTable({ report: { reported } }: { report: CarbonReport }) {
  const { t, formats } = useTexts()
  const columns = [
    { name: 'month', label: t('carbon.month') },
    ...bases.map((basis) => ({ name: basis, label: t(`carbon.columns.${basis}`), isNumber: true })),
    { name: 'known', label: t('carbon.known'), isNumber: true },
  ] as const
  return (
    <Table columns={columns}>
      {Array.from({ length: 12 }, (_, month) => {
        const amounts = bases.map((basis) => {
          const products = reported.products.filter((one) => belongsTo(one, basis))
          return sumOf(products.map((one) => amountAt(one.months, month, basis)))
        })
        const known = reported.products.map(({ months }) => months.known[month] ?? 0)
        return (
          <tr key={month}>
            <th scope="row">
              {formats.dateParts(Date.UTC(reported.year, month, 1), 'UTC', { month: 'long' })}
            </th>
            {bases.map((basis, place) => (
              <TableCell key={basis} label={t(`carbon.columns.${basis}`)} isNumber>
                <AmountText {...amounts[place]!} />
              </TableCell>
            ))}
            <TableCell label={t('carbon.known')} isNumber>
              {/* What has not begun lacks nothing. */}
              {amounts.every(({ kg }) => kg === null) && Math.max(...known) === 0
                ? '–'
                : formats.percent(Math.min(...known))}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
