import { downloadOwnData } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Panel, saveFile } from '@energycockpit/ui'
import { useState } from 'react'
import form from '../form.module.css'
import { PasswordDialog } from '../second-factor/password-dialog'
import type { Account } from '../sections/with-account'

/** Everything that the portal keeps of the user, as a file, for who knows the password. */
export function DownloadPanel({ account: { userName, keptByProvider } }: { account: Account }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const [confirming, setConfirming] = useState(false)
  return (
    <Panel title={t('ownData.title')}>
      <div className={form.form}>
        <p className={form.lead}>{t('ownData.lead')}</p>
        <div className={form.actions}>
          <Button large onClick={() => setConfirming(true)}>
            {t('ownData.download')}
          </Button>
        </div>
      </div>
      {confirming ? (
        <PasswordDialog
          {...{ userName, keptByProvider }}
          title={t('ownData.confirmTitle')}
          text={t(keptByProvider ? 'ownData.confirmText' : 'ownData.confirmTextPassword')}
          action={t('ownData.download')}
          // As the server writes it, and not kept when it broke off.
          step={(password) => api.file(downloadOwnData, { body: { password } })}
          onDone={({ content }) => {
            setConfirming(false)
            saveFile(t('ownData.fileName'), content)
            notify({ kind: 'success', text: t('ownData.downloaded') })
          }}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </Panel>
  )
}
