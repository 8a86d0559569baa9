import { createBusiness } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, Select, StepButton, TextField } from '@energycockpit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { focusFirstFault } from '../administration/focus-first-fault'
import styles from './dialogs.module.css'

interface BusinessDialogProps {
  /** Below which the new one may be. */
  superClients: readonly { id: number; name: string }[]
  /** Users are kept in Keycloak, which has to know the number. */
  isKept: boolean
  onAnswer: () => void
  onClose: () => void
}

/** What is needed to open the portal to a further customer. */
export function BusinessDialog({ superClients, isKept, onAnswer, onClose }: BusinessDialogProps) {
  const { t } = useTexts()
  const { api, notify } = useFeature()
  const queries = useQueryClient()
  const formId = useId()
  const [name, setName] = useState('')
  const [superClient, setSuperClient] = useState('')
  const [tried, setTried] = useState(false)
  const body = { name, superClientBusinessId: superClient === '' ? null : Number(superClient) }
  const isWhole = createBusiness.body.safeParse(body).success
  const adding = useMutation({
    mutationFn: () => api.call(createBusiness, { body }),
    onSuccess({ id }) {
      notify({
        kind: 'success',
        text: t(isKept ? 'business.doneKept' : 'business.done', { name: name.trim(), id }),
      })
      void queries.invalidateQueries({ queryKey: ['active-business'] })
      onClose()
    },
    onSettled: onAnswer,
  })

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isWhole) adding.mutate()
    else focusFirstFault(event.currentTarget)
  }

  const none = { value: '', label: t('business.none') }
  return (
    <Dialog
      title={t('business.title')}
      form
      onClose={onClose}
      actions={
        <>
          <Button large onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <StepButton
            large
            look="primary"
            type="submit"
            form={formId}
            pending={adding.isPending}
            working={t('dialog.working')}
          >
            {t('business.do')}
          </StepButton>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={add}>
        <TextField
          label={t('business.name')}
          fault={tried && !isWhole ? t('business.nameFault') : undefined}
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
      </form>
    </Dialog>
  )
}
