import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  notificationGroups,
  type NotificationGroup,
} from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useAddressValue, useChange, useFeature, usePages } from '@energycockpit/remote'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHead,
  Panel,
  PartialNotice,
  SegmentedControl,
  Select,
  StepButton,
  Waiting,
} from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import page from '../administration/page.module.css'
import { NotificationsTable } from './notifications-table'

/** The name under which the bell in the header and this page tell each other how many are unread. */
const CHANNEL = 'notifications'
const states = ['ALL', 'UNREAD', 'READ'] as const
const groups: readonly ['', ...NotificationGroup[]] = ['', ...notificationGroups]

/** Everything that the user was notified of, the latest first. */
export function NotificationsPage() {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[(wanted) => import(`./locales/${wanted}.json`)]}>
      <Notifications />
    </PageTexts>
  )
}

function Notifications() {
  const { t } = useTexts()
  const { api, locale, basePath } = useFeature()
  const [group, setGroup] = useAddressValue('group', groups)
  const [state, setState] = useAddressValue('state', states)
  const requested = { locale, ...(group !== '' && { group }), ...(state !== 'ALL' && { state }) }
  const list = usePages({
    key: ['notifications', requested],
    load: (before, signal) =>
      api.call(listNotifications, {
        query: { ...requested, ...(before !== undefined && { before }) },
        signal,
      }),
    items: ({ notifications }) => notifications,
  })
  // It names the groups; without it all are shown.
  const { data: settings } = useQuery({
    queryKey: ['notification-groups', locale],
    queryFn: ({ signal }) => api.call(getNotificationSettings, { query: { locale }, signal }),
  })
  const mark = useChange({
    call: (body: { ids: string[] } | { until: string }) => api.call(markNotificationsRead, { body }),
    changes: [['notifications']],
    onDone: ({ unread }) => tellTabs(unread),
  })
  const { refetch } = list
  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL)
    tabs.onmessage = () => void refetch()
    return () => tabs.close()
  }, [refetch])

  const { data: found, first } = list
  const newest = found?.[0]
  const choices = (settings?.groups ?? []).map(({ group: value, label }) => ({ value, label }))
  return (
    <div className={page.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Panel
        title={t('list')}
        actions={
          <div className={page.filters}>
            <Select
              label={t('group')}
              labelHidden
              groups={[{ label: '', choices: [{ value: '' as const, label: t('everything') }, ...choices] }]}
              value={group}
              onChange={setGroup}
            />
            <SegmentedControl
              label={t('state')}
              choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
              value={state}
              onChange={setState}
            />
            {newest && first && first.unread > 0 && group === '' && (
              <StepButton
                pending={mark.isPending && 'until' in mark.variables}
                working={t('working')}
                onClick={() => mark.mutate({ until: String(newest.id) })}
              >
                {t('markAll')}
              </StepButton>
            )}
            <ButtonLink href={`${basePath}/hp/account`}>{t('settings')}</ButtonLink>
          </div>
        }
      >
        {!found && !list.isError && <Waiting label={t('loading')} />}
        {list.isError && (
          <ErrorState title={t('failed')} retry={retryUnlessFinal(list.error, t('retry'), list.refetch)} />
        )}
        {mark.isError && (
          <div role="alert">
            <PartialNotice>{t('notMarked')}</PartialNotice>
          </div>
        )}
        {found?.length === 0 && (
          <EmptyState title={t('none')} glyph="bell">
            {t('noneWhy')}
          </EmptyState>
        )}
        {found && found.length > 0 && (
          <NotificationsTable notifications={found} onRead={(ids) => mark.mutate({ ids })} />
        )}
        {list.more && (
          <Button onClick={list.more.onMore} aria-disabled={list.more.pending}>
            {t('more')}
          </Button>
        )}
      </Panel>
    </div>
  )
}

function tellTabs(unread: number): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(unread)
  channel.close()
}
