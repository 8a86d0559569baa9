import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FieldsOf, ReadStructureItem } from '@energycockpit/contract'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel, Waiting } from '@energycockpit/ui'
import { seriesQuery, structureReasonKey } from '../structure-query'
import { WhoCan } from '../who-can'
import { ExchangeDialog } from './exchange-dialog'
import { ExchangesTable } from './exchanges-table'
import { registersQuery } from './exchanges-query'
import { RemoveExchange } from './remove-exchange'

interface ExchangesPanelProps {
  read: ReadStructureItem
  fields: FieldsOf<'METERING_POINT'>
}

/** The meters that a metering point has had one after the other. */
export function ExchangesPanel({ read: { item, canEdit }, fields }: ExchangesPanelProps) {
  const { t, formats } = useTexts()
  const { api, menu, basePath } = useFeature()
  /** Which exchange is meant is known by its instant: somebody else may add one before it. */
  const [step, setStep] = useState<{ kind: 'add' } | { kind: 'correct' | 'remove'; at: string }>()
  const point = useQuery(seriesQuery(api, item.id))
  const registers = useQuery({
    ...registersQuery(api, item.id),
    enabled: offers(menu, `${basePath}/measurement-data/meter-readings`),
  })
  const { meterExchanges: exchanges, meterNumber } = fields
  const isEditable = canEdit && item.archivedAt === null && registers.data !== undefined
  const close = () => setStep(undefined)
  const place = step && 'at' in step ? exchanges.findIndex(({ at }) => at === step.at) : -1
  const timeZone = point.data?.location.timeZone
  const add = isEditable && (
    <Button onClick={() => setStep({ kind: 'add' })} aria-haspopup="dialog">
      {t('exchanges.add')}
    </Button>
  )
  const failed = point.error ?? registers.error
  return (
    <Panel title={t('exchanges.title')} actions={exchanges.length > 0 && add}>
      {failed && (
        <QueryFailure
          title={t('page.failed')}
          error={failed}
          onRetry={() => void (point.error ? point : registers).refetch()}
          reasonKey={structureReasonKey}
        />
      )}
      {timeZone === undefined ? (
        !failed && <Waiting label={t('page.loading')} lines={2} />
      ) : exchanges.length === 0 ? (
        <EmptyState title={t('exchanges.none')} action={add}>
          <p>{t(isEditable ? 'exchanges.noneDetail' : 'exchanges.noneToRead')}</p>
          <WhoCan />
        </EmptyState>
      ) : (
        <ExchangesTable
          {...{ exchanges, timeZone }}
          series={point.data?.series ?? []}
          registers={registers.data?.series ?? []}
          onStep={isEditable ? (kind, at) => setStep({ kind, at }) : undefined}
        />
      )}
      {registers.data && step && step.kind !== 'remove' && (
        <ExchangeDialog
          {...{ item, exchanges, meterNumber, onClose: close }}
          place={place === -1 ? undefined : place}
          registers={registers.data}
        />
      )}
      {step?.kind === 'remove' && timeZone && place !== -1 && (
        <RemoveExchange
          {...{ item, exchanges, place, onClose: close }}
          when={formats.dateTime(step.at, timeZone)}
        />
      )}
    </Panel>
  )
}
