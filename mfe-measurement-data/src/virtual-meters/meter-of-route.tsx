import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import {
  ButtonLink,
  EmptyState,
  PageHead,
  Panel,
  PartialNotice,
  Waiting,
  MessagePlace,
} from '@energycockpit/ui'
import { MeterChanges } from './meter-changes'
import { MeterDetails } from './meter-details'
import { MeterForm } from './meter-form'
import { meterReasonKey } from './meter-reason-key'
import { LastWeek } from './last-week'
import { RemoveMeter } from './remove-meter'
import { virtualMetersQuery } from './virtual-meters-query'
import styles from './virtual-meters.module.css'

/** One virtual meter: its formula, what it gives, and the steps; or a new one. */
export function MeterOfRoute({ which }: { which: string }) {
  const { t } = useTexts()
  const { api, basePath, menu, navigate } = useFeature()
  const meters = useQuery(virtualMetersQuery(api))
  const [saved, setSaved] = useState(false)
  /** How often a change of what the form was filled with was undone. */
  const [undone, setUndone] = useState(0)
  const { data } = meters
  const isNew = which === 'new'
  const meter = data?.series.find(({ seriesId }) => String(seriesId) === which)
  const list = `${basePath}/measurement-data/virtual-meters`
  const hierarchy = `${basePath}/organization/hierarchy`

  return (
    <div className={styles.page}>
      <PageHead
        title={isNew ? t('virtual.new') : (meter?.name ?? t('virtual.title'))}
        lead={isNew ? t('virtual.newLead') : meter?.locationName}
      />
      <div className={styles.steps}>
        <ButtonLink href={list}>{t('virtual.toAll')}</ButtonLink>
        {meter && (
          <ButtonLink
            href={`${basePath}/analysis?${new URLSearchParams({ point: meter.meteringPointId }).toString()}`}
          >
            {t('virtual.toValues')}
          </ButtonLink>
        )}
        {meter && offers(menu, hierarchy) && (
          <ButtonLink
            href={`${hierarchy}?${new URLSearchParams({ METERING_POINT: meter.meteringPointId }).toString()}`}
          >
            {t('virtual.toPoint')}
          </ButtonLink>
        )}
      </div>
      <MessagePlace role="status">
        {saved && <PartialNotice kind="information">{t('virtual.saved')}</PartialNotice>}
      </MessagePlace>
      {!data ? (
        meters.isError ? (
          <Panel>
            <QueryFailure
              title={t('virtual.failed')}
              error={meters.error}
              reasonKey={meterReasonKey}
              onRetry={() => void meters.refetch()}
            />
          </Panel>
        ) : (
          <Waiting label={t('virtual.loading')} lines={6} />
        )
      ) : isNew ? (
        data.canChange ? (
          <MeterForm onSaved={(seriesId) => navigate(`${list}/${seriesId}`)} />
        ) : (
          <EmptyState title={t('virtual.readOnly')}>{t('virtual.ask')}</EmptyState>
        )
      ) : !meter ? (
        <Panel>
          <EmptyState title={t('virtual.unknown')}>{t('virtual.unknownWhy')}</EmptyState>
        </Panel>
      ) : (
        <>
          {data.canChange ? (
            <MeterForm undone={undone} meter={meter} onSaved={() => setSaved(true)} />
          ) : (
            <MeterDetails meter={meter} />
          )}
          <LastWeek meter={meter} />
          {data.canChange && (
            <>
              <RemoveMeter meter={meter} />
              <MeterChanges
                seriesId={meter.seriesId}
                onUndone={() => {
                  setSaved(false)
                  setUndone((times) => times + 1)
                }}
              />
            </>
          )}
        </>
      )}
    </div>
  )
}
