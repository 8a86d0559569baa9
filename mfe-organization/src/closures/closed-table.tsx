import type { ClosedPeriod } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell } from '@energycockpit/ui'
import { usePeriodText } from './period-text'
import styles from './closures.module.css'

interface ClosedTableProps {
  periods: readonly ClosedPeriod[]
  /** Absent: the user may not change them. */
  onStep: ((kind: 'change' | 'remove', firstDay: string) => void) | undefined
}

/** Closed periods, the latest first. */
export function ClosedTable({ periods, onStep }: ClosedTableProps) {
  const { t } = useTexts()
  const textOf = usePeriodText()
  const columns = [
    { name: 'period', label: t('closures.columns.period') },
    { name: 'days', label: t('closures.columns.days'), isNumber: true },
    { name: 'reason', label: t('closures.columns.reason') },
    ...(onStep ? [{ name: 'steps', label: t('series.steps'), labelHidden: true } as const] : []),
  ]
  return (
    <Table columns={columns}>
      {[...periods].reverse().map((period) => {
        const when = textOf(period)
        return (
          <tr key={period.firstDay}>
            <th scope="row">{when}</th>
            <TableCell label={t('closures.columns.days')} isNumber>
              {daysIn(period)}
            </TableCell>
            <TableCell label={t('closures.columns.reason')} room="two">
              {period.reason ?? '–'}
            </TableCell>
            {onStep && (
              <TableCell room="all">
                <span className={styles.steps}>
                  {(['change', 'remove'] as const).map((kind) => (
                    <Button
                      key={kind}
                      onClick={() => onStep(kind, period.firstDay)}
                      aria-haspopup="dialog"
                      aria-label={t(`closures.${kind}Of`, { when })}
                    >
                      {t(`closures.${kind}`)}
                    </Button>
                  ))}
                </span>
              </TableCell>
            )}
          </tr>
        )
      })}
    </Table>
  )
}

const daysIn = ({ firstDay, lastDay }: ClosedPeriod) =>
  Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / 86_400_000) + 1
