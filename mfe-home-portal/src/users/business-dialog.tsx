import { createBusiness } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { faultsOf, FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { usersKey } from './use-users'
import styles from './dialogs.module.css'

interface BusinessDialogProps {
  /** Below which the new one may be. */
  superClients: readonly { id: number; name: string }[]
  /** Users are kept in Keycloak, which has to know the number. */
  isKept: boolean
  onClose: () => void
}

/** What is needed to open the portal to a further customer. */
export function BusinessDialog({ superClients, isKept, onClose }: BusinessDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [name, setName] = useState('')
  const [superClient, setSuperClient] = useState('')
  const body = { name, superClientBusinessId: superClient === '' ? null : Number(superClient) }
  const { fault, submit } = useFaults(faultsOf(createBusiness.body, body, () => t('business.nameFault')))
  const adding = useChange({
    call: () => api.call(createBusiness, { body }),
    changes: [usersKey, ['active-business']],
    done: ({ id }) => t(isKept ? 'business.doneKept' : 'business.done', { name: name.trim(), id }),
    onDone: onClose,
  })

  const none = { value: '', label: t('business.none') }
  return (
    <FormDialog
      title={t('business.title')}
      className={styles.form}
      labels={{ step: t('business.do'), cancel: t('dialog.cancel'), working: t('dialog.working') }}
      pending={adding.isPending}
      onSubmit={submit(() => adding.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('business.name')}
        fault={fault('name')}
        autoComplete="off"
        required
        maxLength={100}
        value={name}
        onChange={setName}
      />
      <Select
        label={t('business.superClient')}
        groups={[
          {
            label: '',
            choices: [none, ...superClients.map(({ id, name: label }) => ({ value: `${id}`, label }))],
          },
        ]}
        value={superClient}
        onChange={setSuperClient}
      />
      <p className={styles.facts}>{t('business.superClientHint')}</p>
      <FailureNotice error={adding.error} />
    </FormDialog>
  )
}
