import { sensitivities, type Investment, type Sensitivity } from '@energycockpit/economics'
import { useTexts } from '@energycockpit/i18n'
import { Table, TableCell } from '@energycockpit/ui'
import { Bar } from './bar'

const share = 0.2
const points = 0.02
const movedByPoints: ReadonlySet<Sensitivity['parameter']> = new Set(['priceChange', 'discountRate'])

/** How the net present value moves with each parameter, the strongest first, and where it would be 0. */
export function SensitivityTable({ investment, currency }: { investment: Investment; currency: string }) {
  const { t, formats } = useTexts()
  const rows = sensitivities(investment, { share, points })
  const ends = rows.flatMap(({ lower, higher }) => [lower, higher])
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  const columns = [
    { name: 'parameter', label: t('actions.parameter') },
    { name: 'lower', label: t('actions.lower'), isNumber: true },
    { name: 'higher', label: t('actions.higher'), isNumber: true },
    { name: 'bar', label: t('actions.range'), labelHidden: true },
    { name: 'zero', label: t('actions.breakEven'), isNumber: true },
  ] as const
  /** By how much a parameter may change, with its sign. */
  const change = ({ parameter, breakEven }: Sensitivity): string => {
    if (breakEven === null) return t('actions.noBreakEven')
    const sign = breakEven > 0 ? '+' : ''
    return movedByPoints.has(parameter)
      ? t('actions.points', { points: `${sign}${formats.number(breakEven * 100, 1)}` })
      : `${sign}${formats.percent(breakEven)}`
  }
  return (
    <Table columns={columns}>
      {rows.map((row) => {
        const step = movedByPoints.has(row.parameter)
          ? t('actions.points', { points: `±${formats.number(points * 100, 0)}` })
          : `±${formats.percent(share)}`
        return (
          <tr key={row.parameter}>
            <th scope="row">{t(`actions.parameters.${row.parameter}`, { step })}</th>
            <TableCell label={t('actions.lower')} isNumber>
              {formats.quantity(row.lower, currency)}
            </TableCell>
            <TableCell label={t('actions.higher')} isNumber>
              {formats.quantity(row.higher, currency)}
            </TableCell>
            <TableCell room="two">
              <Bar from={row.lower} to={row.higher} least={least} most={most} />
            </TableCell>
            <TableCell label={t('actions.breakEven')} isNumber>
              {change(row)}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
