import { useState } from 'react'
import { maxClosedReason, type ClosedPeriod, type StructureItem } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { FormDialog, TextField, useFaults } from '@energycockpit/ui'
import { faultsOfRefusal } from '../form/faults'
import { useOpenForm } from '../form/open-forms'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { structureReasonKey } from '../structure-query'
import { draftOf, readClosed, withClosed, type ClosedDraft } from './closed-draft'
import { useClosedStep } from './use-closed-step'
import styles from './closures.module.css'

interface ClosedDialogProps {
  item: StructureItem
  periods: readonly ClosedPeriod[]
  /** The first day of the period that is changed; undefined: a new one is added. */
  changed: string | undefined
  onClose: () => void
}

/** From when to when a location is closed, and why. */
export function ClosedDialog({ item, periods, changed, onClose }: ClosedDialogProps) {
  const { t } = useTexts()
  const [first] = useState(() => draftOf(periods.find(({ firstDay }) => firstDay === changed)))
  const [draft, setDraft] = useState(first)
  const { period, faults } = readClosed(
    draft,
    periods.filter(({ firstDay }) => firstDay !== changed),
  )
  const texts = Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [field, t(`closures.faults.${code}`)]),
  )
  const { fault, submit } = useFaults<string>(texts)
  const saving = useClosedStep(item, { done: t('closures.saved'), onDone: onClose })
  useUnsavedInput(draft !== first, saving)
  useOpenForm()
  const [refused] = Object.values(faultsOfRefusal(saving.error))
  const day = (field: 'firstDay' | 'lastDay') => (
    <TextField
      type="date"
      label={t(`closures.${field}`)}
      value={draft[field]}
      onChange={(value) => setDraft({ ...draft, [field]: value } satisfies ClosedDraft)}
      fault={fault(field)}
      required
    />
  )
  return (
    <FormDialog
      title={t(changed === undefined ? 'closures.addTitle' : 'closures.changeTitle')}
      className={styles.form}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate(withClosed(periods, period, changed)))}
      onClose={onClose}
    >
      <div className={styles.pair}>
        {day('firstDay')}
        {day('lastDay')}
      </div>
      <TextField
        label={t('closures.reason')}
        hint={t('closures.reasonHint')}
        value={draft.reason}
        onChange={(reason) => setDraft({ ...draft, reason })}
        maxLength={maxClosedReason}
        autoComplete="off"
      />
      {refused && <p className={styles.fault}>{t(`faults.${refused}`)}</p>}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
