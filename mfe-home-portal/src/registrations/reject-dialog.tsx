import { rejectRegistration, type Registration } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { faultsOf, FormDialog, TextField, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import dialogs from '../users/dialogs.module.css'
import { registrationsKey } from './use-registrations'

/** Why not, in words that are mailed to whoever has registered. */
export function RejectDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const [reason, setReason] = useState('')
  const { id: registrationId, email, revision, locale } = registration
  const body = { revision, reason }
  const { fault, submit } = useFaults(
    faultsOf(rejectRegistration.body, body, () => t('registrations.reject.fault')),
  )
  const rejecting = useChange({
    call: () => api.call(rejectRegistration, { params: { registrationId }, body }),
    changes: [registrationsKey],
    onDone: ({ mailed }) => {
      notify({
        kind: mailed ? 'success' : 'error',
        text: t(mailed ? 'registrations.reject.done' : 'registrations.reject.notMailed', { email }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('registrations.reject.title', { name: registration.companyName })}
      className={dialogs.form}
      labels={{
        step: t('registrations.reject.do'),
        cancel: t('dialog.cancel'),
        working: t('dialog.working'),
      }}
      pending={rejecting.isPending}
      onSubmit={submit(() => rejecting.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('registrations.reason')}
        hint={t('registrations.reject.hint', { email, language: t(`invite.locales.${locale}`) })}
        fault={fault('reason')}
        required
        lines={5}
        value={reason}
        onChange={setReason}
      />
      <FailureNotice error={rejecting.error} />
    </FormDialog>
  )
}
