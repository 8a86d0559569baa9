import { useState } from 'react'
import { createSavedView } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Checkbox, faultsOf, StepButton, TextField, useFaults } from '@energycockpit/ui'
import { viewsKey } from './views-query'
import styles from './views.module.css'

/** Saves what is shown under a name. */
export function SaveView({ shown }: { shown: { page: string; query: string } }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const body = { ...shown, name, shared }
  const { fault, submit } = useFaults(faultsOf(createSavedView.body, body, () => t('views.nameMissing')))
  const saving = useChange({
    call: () => api.call(createSavedView, { body }),
    changes: [viewsKey],
    done: () => t('views.savedAs', { name }),
    onDone: () => setName(''),
  })
  return (
    <form noValidate className={styles.save} onSubmit={submit(() => saving.mutate())}>
      <TextField
        label={t('views.name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoComplete="off"
        fault={fault('name')}
      />
      <Checkbox checked={shared} onChange={setShared}>
        {t('views.share')}
      </Checkbox>
      <StepButton type="submit" look="primary" pending={saving.isPending} working={t('views.saving')}>
        {t('views.save')}
      </StepButton>
      <StepFailure title={t('views.notSaved')} error={saving.error} />
    </form>
  )
}
