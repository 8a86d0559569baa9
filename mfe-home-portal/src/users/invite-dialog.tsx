import { inviteUser, supportedLocales } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { faultsOf, FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { emptyInvitation, inBusiness, type Business } from './invitation'
import { RolesToGive } from './roles-to-give'
import { usersKey } from './use-users'
import styles from './dialogs.module.css'

interface InviteDialogProps {
  /** At least one. */
  businesses: readonly Business[]
  onClose: () => void
}

/** What is needed to invite somebody. What is missing is said when it is to be sent. */
export function InviteDialog({ businesses, onClose }: InviteDialogProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [wanted, setWanted] = useState(() => emptyInvitation(businesses[0]!, locale))
  const business = businesses.find(({ id }) => id === wanted.businessId)
  const { fault, submit } = useFaults(
    faultsOf(inviteUser.body, wanted, (field) => t(`invite.faults.${field}`)),
  )
  const sending = useChange({
    call: () => api.call(inviteUser, { body: wanted }),
    changes: [usersKey],
    done: () => t('invite.sent', { name: wanted.displayName.trim() }),
    onDone: onClose,
  })

  return (
    <FormDialog
      title={t('invite.title')}
      className={styles.form}
      labels={{ step: t('invite.send'), cancel: t('dialog.cancel'), working: t('dialog.working') }}
      pending={sending.isPending}
      onSubmit={submit(() => sending.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('invite.email')}
        hint={t('invite.emailHint')}
        fault={fault('email')}
        type="email"
        autoComplete="off"
        required
        maxLength={200}
        value={wanted.email}
        onChange={(email) => setWanted({ ...wanted, email: email.trim() })}
      />
      <TextField
        label={t('invite.name')}
        fault={fault('displayName')}
        autoComplete="off"
        required
        maxLength={100}
        value={wanted.displayName}
        onChange={(displayName) => setWanted({ ...wanted, displayName })}
      />
      <div className={styles.choices}>
        {businesses.length > 1 && (
          <Select
            label={t('invite.business')}
            groups={[
              { label: '', choices: businesses.map(({ id, name }) => ({ value: `${id}`, label: name })) },
            ]}
            value={`${wanted.businessId}`}
            onChange={(id) =>
              setWanted(
                inBusiness(
                  wanted,
                  businesses.find((other) => `${other.id}` === id)!,
                ),
              )
            }
          />
        )}
        <Select
          label={t('invite.locale')}
          groups={[
            {
              label: '',
              choices: supportedLocales.map((value) => ({ value, label: t(`invite.locales.${value}`) })),
            },
          ]}
          value={wanted.locale}
          onChange={(chosen) => setWanted({ ...wanted, locale: chosen })}
        />
      </div>
      <RolesToGive
        roles={business?.roles ?? []}
        chosen={wanted.roles}
        fault={fault('roles')}
        onChange={(roles) => setWanted({ ...wanted, roles })}
      />
      <FailureNotice error={sending.error} />
    </FormDialog>
  )
}
