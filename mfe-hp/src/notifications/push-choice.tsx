import { addPushDevice, removePushDevice, type PushDevice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { PartialNotice, StepButton } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import { CallFailure } from '../states/call-failure'
import { DevicesTable } from './devices-table'
import styles from './notifications.module.css'
import { ownEndpointHash, readPushState, subscribe, unsubscribe } from './push-subscription'
import { settingsKey } from './settings-change'

const pushStateKey = ['push-state']

/** Thrown where the browser did not subscribe; the name of the text that says why. */
class NotSubscribed extends Error {
  constructor(readonly text: 'pushDismissed' | 'pushFailed' | 'pushBlocked') {
    super(text)
  }
}

/** Push in this browser, said before the browser asks; and all browsers that have it. */
export function PushChoice({ devices, pushKey }: { devices: readonly PushDevice[]; pushKey: string }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data: browser } = useQuery({
    queryKey: pushStateKey,
    queryFn: async () => ({ state: await readPushState(), own: await ownEndpointHash() }),
    // Users change it in the browser's own settings.
    refetchOnWindowFocus: 'always',
  })
  const own = devices.find(({ endpointHash }) => endpointHash === browser?.own)
  const changes = [settingsKey, pushStateKey]
  const turnOn = useChange({
    async call() {
      const subscribed = await subscribe(pushKey).catch(() => {
        throw new NotSubscribed('pushFailed')
      })
      if (subscribed === 'blocked') throw new NotSubscribed('pushBlocked')
      if (subscribed === 'dismissed') throw new NotSubscribed('pushDismissed')
      return api.call(addPushDevice, { body: subscribed })
    },
    ...{ changes, done: () => t('notifications.turnedOn') },
  })
  const remove = useChange({
    async call(device: PushDevice) {
      await api.call(removePushDevice, { params: { deviceId: device.id } })
      if (device === own) await unsubscribe()
    },
    ...{ changes, done: () => t('notifications.removed') },
  })
  const isOn = browser?.state === 'on' && own !== undefined
  return (
    <section aria-label={t('notifications.push')} className={styles.part}>
      <h3 className={styles.heading}>{t('notifications.push')}</h3>
      <p className={styles.note}>{t('notifications.pushText')}</p>
      {browser?.state === 'unsupported' && (
        <PartialNotice kind="information">{t('notifications.pushUnsupported')}</PartialNotice>
      )}
      {browser?.state === 'blocked' && <PartialNotice>{t('notifications.pushBlocked')}</PartialNotice>}
      {isOn && <p>{t('notifications.pushIsOn')}</p>}
      {browser && !isOn && (browser.state === 'off' || browser.state === 'on') && (
        <div className={styles.step}>
          <StepButton
            pending={turnOn.isPending}
            working={t('notifications.working')}
            onClick={() => turnOn.mutate()}
          >
            {t('notifications.pushTurnOn')}
          </StepButton>
          {Notification.permission === 'default' && (
            <span className={styles.note}>{t('notifications.pushAsk')}</span>
          )}
        </div>
      )}
      {turnOn.error instanceof NotSubscribed ? (
        turnOn.error.text !== 'pushBlocked' && <p role="alert">{t(`notifications.${turnOn.error.text}`)}</p>
      ) : (
        <CallFailure failure={turnOn.error} />
      )}
      {devices.length > 0 && (
        <DevicesTable
          {...{ devices, own }}
          removing={remove.isPending ? remove.variables.id : undefined}
          onRemove={(device) => remove.mutate(device)}
        />
      )}
      <CallFailure failure={remove.error} />
    </section>
  )
}
