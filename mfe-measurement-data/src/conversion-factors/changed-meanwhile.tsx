import { useEffect, useRef } from 'react'
import type { ListedFactor } from '@energycockpit/contract'
import { ChangedMeanwhile as ComparedFields, type FieldMeanwhile } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
import { PartialNotice } from '@energycockpit/ui'
import { HistoryTable } from './history-table'
import { periodsOf } from './periods'
import { seriesName } from './series-name'
import styles from './conversion-factors.module.css'

interface ChangedMeanwhileProps {
  /** What somebody else has made of it; undefined: they have removed it. */
  factor: ListedFactor | undefined
  timeZone: string
  /** What becomes of the user's own entries when they are saved once more. */
  next: string
  /** What they changed of the fields of the form, against what this user entered. */
  fields?: readonly FieldMeanwhile[] | undefined
}

/** Says that somebody else was quicker, shows what there is now, and how to go on with one's own entries. */
export function ChangedMeanwhile({ factor, timeZone, next, fields = [] }: ChangedMeanwhileProps) {
  const { t, formats } = useTexts()
  const notice = useRef<HTMLDivElement>(null)
  // Below a long form it would not be seen.
  useEffect(() => notice.current?.scrollIntoView?.({ block: 'nearest' }), [factor])
  const by = factor?.changed.by ?? t('factors.meanwhile.somebody')
  const isCompared = factor !== undefined && fields.length > 0
  const what = factor
    ? t('factors.meanwhile.changed', { by, at: formats.dateTime(factor.changed.at, deviceZone()) })
    : t('factors.meanwhile.removed')
  return (
    <div ref={notice} className={styles.form}>
      <div role="alert">
        <PartialNotice>
          {t('factors.notSaved')} {what} {next}
        </PartialNotice>
      </div>
      {isCompared && <ComparedFields by={factor.changed.by} at={factor.changed.at} fields={fields} />}
      {factor && (
        <section aria-label={t('factors.meanwhile.now')} className={styles.now}>
          <h3>{t('factors.meanwhile.now')}</h3>
          {factor.series ? (
            <p>{t('factors.fromSeries', { series: seriesName(factor.series) })}</p>
          ) : (
            <HistoryTable periods={periodsOf(factor)} unit={factor.unit} timeZone={timeZone} />
          )}
        </section>
      )}
    </div>
  )
}
