import { useState } from 'react'
import { locationGroupName, type LocationGroup } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, TextField, useFaults } from '@energycockpit/ui'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { structureReasonKey } from '../structure-query'
import { ChooseLocations } from './choose-locations'
import styles from './groups.module.css'
import type { TakeStep } from './use-group-steps'

interface MembersDialogProps {
  businessId: number
  /** The group that grows; absent: a new one. */
  name?: string | undefined
  /** Those that there are, whose names a new one does not take. */
  groups: readonly LocationGroup[]
  step: TakeStep
  onClose: () => void
}

/** Locations for a group, new or known. */
export function MembersDialog({ businessId, name: known, groups, step, onClose }: MembersDialogProps) {
  const { t } = useTexts()
  const [written, setWritten] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  useUnsavedInput(written.trim() !== '' || chosen.length > 0, step)
  const read = locationGroupName.safeParse(written)
  const name = known ?? written.trim()
  const isTaken = known === undefined && groups.some((group) => group.name === name)
  const nameFault =
    written.trim() === ''
      ? 'faults.REQUIRED'
      : !read.success
        ? 'groups.nameFault'
        : isTaken
          ? 'groups.nameTaken'
          : undefined
  const { fault, submit } = useFaults<string>({
    ...(known === undefined && nameFault && { name: t(nameFault) }),
    ...(chosen.length === 0 && { locations: t('groups.chooseSome') }),
  })
  return (
    <FormDialog
      title={known === undefined ? t('groups.new') : t('groups.addTo', { name: known })}
      className={styles.form}
      labels={{
        step: t(known === undefined ? 'groups.create' : 'groups.add'),
        cancel: t('form.cancel'),
        working: t('form.saving'),
      }}
      pending={step.isPending}
      onSubmit={submit(() =>
        step.mutate({ what: known === undefined ? 'created' : 'added', name, locations: chosen }),
      )}
      onClose={onClose}
    >
      {known === undefined && (
        <TextField
          label={t('groups.name')}
          value={written}
          onChange={setWritten}
          maxLength={200}
          fault={fault('name')}
          required
          autoComplete="off"
        />
      )}
      <ChooseLocations
        businessId={businessId}
        outside={known}
        chosen={chosen}
        fault={fault('locations')}
        onChange={setChosen}
      />
      <StepFailure title={t('form.notSaved')} error={step.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
