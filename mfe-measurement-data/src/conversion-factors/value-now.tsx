import { useState } from 'react'
import type { ListedFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TableNote } from '@energycockpit/ui'
import { factorFigure } from './factor-figure'
import { periodAt, periodsOf } from './periods'
import { seriesName } from './series-name'
import styles from './conversion-factors.module.css'

/** What a factor is now and since when, in a cell of a table. */
export function ValueNow({ factor, timeZone }: { factor: ListedFactor; timeZone: string }) {
  const { t, formats } = useTexts()
  const [now] = useState(() => Date.now())
  if (factor.series)
    return (
      <span className={styles.lines}>
        {t('factors.fromSeries', { series: seriesName(factor.series) })}
        {factor.series.archivedAt !== undefined && (
          <TableNote>
            {t('factors.archivedSince', { day: formats.date(factor.series.archivedAt, timeZone) })}
          </TableNote>
        )}
      </span>
    )
  const held = periodAt(periodsOf(factor), now)
  if (!held) return t('factors.noneNow')
  return (
    <span className={styles.lines}>
      {factorFigure(held.value, factor.unit, formats)}
      <TableNote>
        {held.from === null
          ? t('factors.sinceEver')
          : t('factors.since', { day: formats.date(held.from, timeZone) })}
      </TableNote>
      <TableNote>{held.source ?? t('factors.noSource')}</TableNote>
    </span>
  )
}
