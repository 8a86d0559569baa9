import { useState } from 'react'
import { changeEnergyUse, createEnergyUse, type EnergyUse } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { FormDialog, useFaults } from '@energycockpit/ui'
import { useSave } from '../../documents/use-save'
import { energyUsesKey } from '../energy-uses-query'
import { ChainFields } from './chain-fields'
import { DecisionFields } from './decision-fields'
import { draftOf, readDraft, type UseDraft } from './use-draft'
import { WhatFields } from './what-fields'
import styles from '../../actions/form/form.module.css'

interface UseDialogProps {
  /** The one that is changed; absent: a new one. */
  use?: EnergyUse
  /** How a new one begins. */
  start?: UseDraft
  onSaved?: (use: EnergyUse) => void
  onClose: () => void
}

/** What a part of the form needs. */
export interface PartOfForm {
  draft: UseDraft
  onChange: (part: Partial<UseDraft>) => void
  /** What is wrong with a field, by its place, once somebody has tried to save. */
  fault: (place: string) => string | undefined
}

/** What was decided of a use of energy, and why. */
export function UseDialog({ use, start: given, onSaved, onClose }: UseDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [start] = useState(() => given ?? draftOf(use))
  const [draft, setDraft] = useState(start)
  const { content, faults } = readDraft(draft)
  const { fault, submit } = useFaults<string>(
    Object.fromEntries(
      Object.keys(faults).map((place) => [place, t(`energyUses.form.fault.${kindOf(place)}`)]),
    ),
  )
  const saving = useSave({
    save: () =>
      use
        ? api.call(changeEnergyUse, { params: { useId: use.id }, body: { content, revision: use.revision } })
        : api.call(createEnergyUse, { body: content }),
    listKey: energyUsesKey,
    done: ({ name }) => t('energyUses.saved', { name }),
    onSaved,
    onClose,
  })
  useUnsaved(draft !== start && !saving.isPending && !saving.isSuccess, { withQuery: true })
  const part: PartOfForm = { draft, fault, onChange: (change) => setDraft({ ...draft, ...change }) }
  return (
    <FormDialog
      title={use ? t('energyUses.editTitle', { name: use.name }) : t('energyUses.newTitle')}
      className={styles.form}
      labels={{
        step: t('energyUses.saveStep'),
        cancel: t('energyUses.cancel'),
        working: t('energyUses.saving'),
      }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <WhatFields {...part} />
      <DecisionFields {...part} />
      <ChainFields {...part} />
      <StepFailure title={t('energyUses.notSaved')} error={saving.error} />
    </FormDialog>
  )
}

/** Which text says what is wrong at a place. */
const kindOf = (place: string): string =>
  ['name', 'reasons', 'explanation', 'reviewOn'].includes(place) ? place : 'other'
