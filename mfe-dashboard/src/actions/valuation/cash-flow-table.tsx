import { cashFlows, cumulated, presentValues, type Investment } from '@energycockpit/economics'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { Bar } from './bar'

/** What comes in and goes out in each year, what that is worth today, and how it adds up. */
export function CashFlowTable({ investment, currency }: { investment: Investment; currency: string }) {
  const { t, formats } = useTexts()
  const flows = cashFlows(investment)
  const values = presentValues(flows, investment.discountRate)
  const sums = cumulated(values)
  const rows = flows.map((flow, year) => ({ year, flow, value: values[year]!, sum: sums[year]! }))
  const [least, most] = [Math.min(0, ...sums), Math.max(0, ...sums)]
  const columns = [
    { name: 'year', label: t('actions.year') },
    { name: 'flow', label: t('actions.flow'), isNumber: true },
    { name: 'value', label: t('actions.presentValue'), isNumber: true },
    { name: 'sum', label: t('actions.cumulated'), isNumber: true },
    { name: 'bar', label: t('actions.cumulated'), labelHidden: true },
  ] as const
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <tr key={row.year}>
          <th scope="row">{formats.count(row.year)}</th>
          {(['flow', 'value', 'sum'] as const).map((name) => (
            <TableCell key={name} label={columns.find((column) => column.name === name)?.label} isNumber>
              {formats.quantity(row[name], currency)}
            </TableCell>
          ))}
          <TableCell room="two">
            <Bar from={0} to={row.sum} least={least} most={most} />
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
