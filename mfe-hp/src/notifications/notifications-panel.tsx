import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
} from '@energycockpit/contract'
import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Panel, PartialNotice } from '@energycockpit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '../states/call-failure'
import { QueryContent } from '../states/query-content'
import { ChannelMatrix } from './channel-matrix'
import { DigestChoice } from './digest-choice'
import styles from './notifications.module.css'
import { PushChoice } from './push-choice'
import { settingsKey, withChange, type SettingsChange } from './settings-change'

/** By which ways the user is notified of what. Its texts come with it. */
export function NotificationsPanel() {
  const { locale } = useFeature()
  return (
    <PageTexts
      locale={locale}
      load={[(wanted) => import(`../locales/${wanted}.json`), (wanted) => import(`./locales/${wanted}.json`)]}
    >
      <Settings />
    </PageTexts>
  )
}

function Settings() {
  const { t } = useTexts()
  const { api, locale } = useFeature()
  const queries = useQueryClient()
  const key = [...settingsKey, locale]
  const settings = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call(getNotificationSettings, { query: { locale }, signal }),
  })
  const save = useChange({
    call: (body: SettingsChange) => api.call(changeNotificationSettings, { body }),
    ...{ changes: [settingsKey], inTurn: 'notification-settings' },
  })

  /** What was chosen is shown at once; what was not saved goes back when it is fetched again. */
  function change(body: SettingsChange): void {
    queries.setQueryData<NotificationSettings>(key, (known) => known && withChange(known, body))
    save.mutate(body)
  }

  return (
    <Panel title={t('notifications.title')}>
      <p className={styles.note}>{t('notifications.lead')}</p>
      <QueryContent query={settings} failed={t('notifications.failed')}>
        {(found) => (
          <div className={styles.parts}>
            <WhereMailsGo settings={found} />
            <ChannelMatrix groups={found.groups} onChange={(one) => change({ groups: [one] })} />
            <CallFailure failure={save.error} />
            <DigestChoice digest={found.digest} onChange={(digest) => change({ digest })} />
            <PushChoice devices={found.devices} pushKey={found.pushKey} />
          </div>
        )}
      </QueryContent>
    </Panel>
  )
}

function WhereMailsGo({ settings: { email, canMail } }: { settings: NotificationSettings }) {
  const { t } = useTexts()
  if (!canMail) return <PartialNotice>{t('notifications.noMail')}</PartialNotice>
  if (email === null) return <PartialNotice>{t('notifications.noAddress')}</PartialNotice>
  return <p className={styles.note}>{t('notifications.address', { address: email })}</p>
}
