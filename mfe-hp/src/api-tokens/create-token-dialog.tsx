import { apiTokenDays, createApiToken, newApiTokenSchema, type ApiTokenScope } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { CheckboxGroup, faultsOf, FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import form from '../form.module.css'
import { PasswordField } from '../password/password-field'
import { CallFailure } from '../states/call-failure'
import { refusedBecause } from '../states/failure-words'
import type { Created } from './created-token'

interface CreateTokenDialogProps {
  userName: string
  keptByProvider: boolean
  /** Those of which the user's roles allow something. */
  scopes: readonly ApiTokenScope[]
  businessName: string | null
  onCreated: (created: Created) => void
  onClose: () => void
}

/** What the token is for, how long, what it may do; and the password, so that nobody else makes one. */
export function CreateTokenDialog(props: CreateTokenDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [draft, setDraft] = useState({
    ...{ name: '', days: apiTokenDays[2] as (typeof apiTokenDays)[number], password: '' },
    scopes: [] as ApiTokenScope[],
  })
  const creating = useMutation({
    mutationFn: () => api.call(createApiToken, { body: draft }),
    onSuccess: (made) => props.onCreated({ ...made, name: draft.name.trim(), scopes: draft.scopes }),
  })
  const write = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part })
    if (creating.isError) creating.reset()
  }
  const isWrong = refusedBecause(creating.error) === 'PASSWORD_WRONG'
  const { fault, submit } = useFaults({
    ...faultsOf<'name' | 'scopes' | 'days'>(newApiTokenSchema, draft, (field) => t(`tokens.faults.${field}`)),
    password: !props.keptByProvider && draft.password === '' ? t('password.currentMissing') : undefined,
  })

  return (
    <FormDialog
      title={t('tokens.createTitle')}
      className={form.inDialog}
      labels={{ step: t('tokens.create'), cancel: t('cancel'), working: t('working') }}
      pending={creating.isPending}
      onSubmit={submit(() => creating.mutate())}
      onClose={props.onClose}
    >
      <TextField
        label={t('tokens.name')}
        hint={t('tokens.nameHint')}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        fault={fault('name')}
        onChange={(name) => write({ name })}
      />
      <Select
        inForm
        label={t('tokens.days')}
        value={String(draft.days)}
        groups={[
          {
            label: '',
            choices: apiTokenDays.map((days) => ({
              value: String(days),
              label: t('tokens.dayCount', { count: days }),
            })),
          },
        ]}
        onChange={(chosen) => write({ days: apiTokenDays.find((days) => String(days) === chosen)! })}
      />
      <CheckboxGroup
        label={t('tokens.mayDo')}
        choices={props.scopes.map((value) => ({
          value,
          label: t(`tokens.scopes.${value.replace(':', '-')}.label`),
          hint: t(`tokens.scopes.${value.replace(':', '-')}.hint`),
        }))}
        chosen={draft.scopes}
        fault={fault('scopes')}
        onChange={(scopes) => write({ scopes })}
      />
      <p className={form.lead}>
        {props.businessName === null
          ? t('tokens.seesAll')
          : t('tokens.seesOne', { business: props.businessName })}
      </p>
      {props.keptByProvider ? null : (
        <>
          <input type="text" autoComplete="username" value={props.userName} readOnly hidden />
          <PasswordField
            label={t('password.current')}
            autoComplete="current-password"
            value={draft.password}
            fault={isWrong ? t('failures.PASSWORD_WRONG') : fault('password')}
            onChange={(password) => write({ password })}
          />
        </>
      )}
      {isWrong ? null : <CallFailure failure={creating.error} />}
    </FormDialog>
  )
}
