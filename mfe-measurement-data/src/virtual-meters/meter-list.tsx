import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, PageHead, Panel, PartialNotice } from '@energycockpit/ui'
import { MeterChanges } from './meter-changes'
import { meterReasonKey } from './meter-reason-key'
import { MetersTable } from './meters-table'
import { virtualMetersQuery } from './virtual-meters-query'
import styles from './virtual-meters.module.css'

/** All virtual meters, what each is made of, and the way to a new one. */
export function MeterList() {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const meters = useQuery(virtualMetersQuery(api))
  const { data } = meters
  const add = data?.canChange && (
    <ButtonLink look="primary" href={`${basePath}/measurement-data/virtual-meters/new`}>
      {t('virtual.add')}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <PageHead title={t('virtual.title')} lead={t('virtual.lead')} />
      <Panel title={t('virtual.all')} actions={data && data.series.length > 0 && add}>
        <QueryContent
          query={meters}
          loading={t('virtual.loading')}
          failed={t('virtual.failed')}
          reasonKey={meterReasonKey}
        >
          {({ series, more, canChange }) =>
            series.length === 0 ? (
              <EmptyState title={t('virtual.none')} glyph="meter" action={add}>
                <p>{t('virtual.noneWhy')}</p>
                {!canChange && <p>{t('virtual.ask')}</p>}
              </EmptyState>
            ) : (
              <>
                {more && (
                  <PartialNotice>
                    {t('virtual.firstOnly', { shown: formats.count(series.length) })}
                  </PartialNotice>
                )}
                {!canChange && <PartialNotice kind="information">{t('virtual.readOnly')}</PartialNotice>}
                <MetersTable series={series} />
              </>
            )
          }
        </QueryContent>
      </Panel>
      {data?.canChange && <MeterChanges />}
    </div>
  )
}
