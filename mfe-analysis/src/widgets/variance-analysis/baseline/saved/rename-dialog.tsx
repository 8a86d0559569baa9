import { useState } from 'react'
import { maxBaselineName, renameBaseline, type Baseline } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { FormDialog, TextField, useFaults } from '@energycockpit/ui'
import { baselinesKey } from './saved-baselines-query'
import styles from './saved.module.css'

export function RenameDialog({ baseline, onClose }: { baseline: Baseline; onClose: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { id, revision } = baseline
  const [name, setName] = useState(baseline.name)
  const { fault, submit } = useFaults({
    name: name.trim() === '' ? t('variance.saved.fault.name') : undefined,
  })
  const renaming = useChange({
    call: () => api.call(renameBaseline, { params: { baselineId: id }, body: { name, revision } }),
    changes: [baselinesKey],
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('variance.saved.renameTitle')}
      className={styles.form}
      labels={{
        step: t('variance.saved.save'),
        cancel: t('variance.saved.cancel'),
        working: t('variance.saved.working'),
      }}
      pending={renaming.isPending}
      isShort
      onSubmit={submit(() => renaming.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('variance.saved.name')}
        required
        maxLength={maxBaselineName}
        autoComplete="off"
        value={name}
        onChange={setName}
        fault={fault('name')}
      />
      <StepFailure title={t('variance.saved.notSaved')} error={renaming.error} />
    </FormDialog>
  )
}
