import { useState } from 'react'
import { locationGroupName, type LocationGroup } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, PartialNotice, TextField, useFaults } from '@energycockpit/ui'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { structureReasonKey } from '../structure-query'
import styles from './groups.module.css'
import type { TakeStep } from './use-group-steps'

interface RenameDialogProps {
  name: string
  groups: readonly LocationGroup[]
  step: TakeStep
  onClose: () => void
}

/** Another name for a group; one that another group has makes one of both, which it says before. */
export function RenameDialog({ name, groups, step, onClose }: RenameDialogProps) {
  const { t } = useTexts()
  const [written, setWritten] = useState(name)
  const to = written.trim()
  useUnsavedInput(to !== name, step)
  const other = to === name ? undefined : groups.find((group) => group.name === to)
  const { fault, submit } = useFaults<string>({
    ...(to === ''
      ? { name: t('faults.REQUIRED') }
      : !locationGroupName.safeParse(to).success && { name: t('groups.nameFault') }),
  })
  return (
    <FormDialog
      title={t('groups.renameOf', { name })}
      className={styles.form}
      labels={{
        step: t(other ? 'groups.merge' : 'groups.rename'),
        cancel: t('form.cancel'),
        working: t('form.saving'),
      }}
      pending={step.isPending}
      onSubmit={submit(() =>
        to === name ? onClose() : step.mutate({ what: other ? 'merged' : 'renamed', name, to }),
      )}
      onClose={onClose}
    >
      <TextField
        label={t('groups.name')}
        value={written}
        onChange={setWritten}
        maxLength={200}
        fault={fault('name')}
        required
        autoComplete="off"
      />
      <div role="status">
        {other && (
          <PartialNotice kind="information">
            {t('groups.willMerge', { name: to, count: other.locations })}
          </PartialNotice>
        )}
      </div>
      <StepFailure title={t('form.notSaved')} error={step.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
