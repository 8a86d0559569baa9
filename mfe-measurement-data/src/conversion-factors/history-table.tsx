import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { factorFigure } from './factor-figure'
import { historyOf, periodAt, type Period } from './periods'
import { shownEnd, shownStart } from './shown-day'
import styles from './conversion-factors.module.css'

interface HistoryTableProps {
  periods: readonly Period[]
  unit: string
  timeZone: string
  /** Absent: it is only shown. */
  steps?: { onCorrect: (period: Period) => void; onRemove: (period: Period) => void } | undefined
}

/** What held from when to when, the latest first, and when nothing did. */
export function HistoryTable({ periods, unit, timeZone, steps }: HistoryTableProps) {
  const { t, formats } = useTexts()
  const [now] = useState(() => Date.now())
  const current = periodAt(periods, now)
  const label = (column: 'from' | 'to' | 'value' | 'source' | 'steps') => t(`factors.columns.${column}`)
  const start = (from: number | null) => shownStart(from, timeZone, t, formats)
  const end = (to: number | null) => shownEnd(to, timeZone, t, formats)
  const columns = [
    { name: 'from', label: label('from') },
    { name: 'to', label: label('to') },
    { name: 'value', label: label('value'), isNumber: true },
    { name: 'source', label: label('source') },
    ...(steps ? [{ name: 'steps', label: label('steps'), labelHidden: true }] : []),
  ]
  return (
    <Table columns={columns}>
      {historyOf(periods).map((entry) => {
        if (entry.kind === 'gap')
          return (
            <tr key={`gap ${entry.from}`}>
              <th scope="row">{start(entry.from)}</th>
              <TableCell label={label('to')}>{end(entry.to)}</TableCell>
              <TableCell label={label('value')} isNumber muted>
                {t('factors.gap')}
              </TableCell>
              <TableCell label={label('source')}>–</TableCell>
              {steps && <TableCell>{null}</TableCell>}
            </tr>
          )
        const { period } = entry
        const { from, to, value, source } = period
        return (
          <tr key={String(from)}>
            <th scope="row">
              <span className={styles.lines}>
                {start(from)}
                {period === current && <TableNote>{t('factors.validNow')}</TableNote>}
                {from !== null && from > now && <TableNote>{t('factors.toCome')}</TableNote>}
              </span>
            </th>
            <TableCell label={label('to')}>{end(to)}</TableCell>
            <TableCell label={label('value')} isNumber>
              {factorFigure(value, unit, formats)}
            </TableCell>
            <TableCell label={label('source')} room="two" muted={source === undefined}>
              <span className={styles.source}>{source ?? t('factors.noSource')}</span>
            </TableCell>
            {steps && (
              <TableCell atEnd room="all">
                <span className={styles.steps}>
                  <Button
                    onClick={() => steps.onCorrect(period)}
                    aria-haspopup="dialog"
                    aria-label={t('factors.correctFrom', { from: start(from) })}
                  >
                    {t('factors.correct')}
                  </Button>
                  <Button
                    onClick={() => steps.onRemove(period)}
                    aria-haspopup="dialog"
                    aria-label={t('factors.removeFrom', { from: start(from) })}
                  >
                    {t('factors.remove')}
                  </Button>
                </span>
              </TableCell>
            )}
          </tr>
        )
      })}
    </Table>
  )
}
