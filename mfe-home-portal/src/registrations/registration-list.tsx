import { registrationStates, type RegistrationState } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import {
  Button,
  EmptyState,
  ErrorState,
  PageHead,
  Panel,
  PartialNotice,
  SearchField,
  Select,
  Waiting,
} from '@energycockpit/ui'
import { useDeferredValue, useState } from 'react'
import page from '../administration/page.module.css'
import { RegistrationsTable } from './registrations-table'
import { useRegistrations } from './use-registrations'

/** The registrations, first those that wait for a decision. */
export function RegistrationList() {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [state, setState] = useState<RegistrationState | ''>('CONFIRMED')
  const search = useDeferredValue(text.trim())
  const found = useRegistrations({ ...(search && { search }), ...(state && { state }) })
  const choices = ['' as const, ...registrationStates].map((value) => ({
    value,
    label: value === '' ? t('registrations.everyState') : t(`registrations.states.${value}`),
  }))
  return (
    <>
      <PageHead title={t('registrations.title')} lead={t('registrations.lead')} />
      <Panel
        title={t('registrations.list')}
        actions={
          <div className={page.filters}>
            <SearchField
              label={t('registrations.search')}
              clearLabel={t('users.clearSearch')}
              value={text}
              onChange={(value) => setText(value.slice(0, 100))}
            />
            <Select
              label={t('registrations.state')}
              labelHidden
              groups={[{ label: '', choices }]}
              value={state}
              onChange={setState}
            />
          </div>
        }
      >
        <Found found={found} />
      </Panel>
    </>
  )
}

function Found({
  found: { data, more, isError, error, refetch },
}: {
  found: ReturnType<typeof useRegistrations>
}) {
  const { t } = useTexts()
  const retry = { label: t('failure.retry'), onRetry: () => void refetch() }
  if (!data)
    return isError ? (
      <ErrorState
        title={t('registrations.failed')}
        retry={retryUnlessFinal(error, retry.label, retry.onRetry)}
      />
    ) : (
      <Waiting label={t('loading')} />
    )
  return (
    <>
      {isError && (
        <PartialNotice>
          {t('users.stale')} <Button onClick={retry.onRetry}>{retry.label}</Button>
        </PartialNotice>
      )}
      {data.length === 0 ? (
        <EmptyState title={t('registrations.none')} glyph="business">
          {t('registrations.noneWhy')}
        </EmptyState>
      ) : (
        <RegistrationsTable registrations={data} />
      )}
      <p role="status" className={page.count}>
        {data.length > 0 &&
          t(more ? 'registrations.countMore' : 'registrations.count', { count: data.length })}
      </p>
      {more && (
        <Button onClick={more.onMore} disabled={more.pending}>
          {t('registrations.more')}
        </Button>
      )}
    </>
  )
}
