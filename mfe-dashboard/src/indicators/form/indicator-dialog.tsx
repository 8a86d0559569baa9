import { useState } from 'react'
import { changeIndicator, createIndicator, type Indicator } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { FormDialog, useFaults } from '@energycockpit/ui'
import { useSave } from '../../documents/use-save'
import { indicatorsKey } from '../indicators-query'
import { FormulaFields } from './formula-fields'
import { GeneralFields } from './general-fields'
import { draftOf, readDraft, type IndicatorDraft } from './indicator-draft'
import { JudgedByFields } from './judged-by-fields'
import styles from '../../actions/form/form.module.css'

interface IndicatorDialogProps {
  /** The one that is changed; absent: a new one. */
  indicator?: Indicator
  /** How a new one begins, where that is known. */
  start?: Partial<IndicatorDraft>
  onSaved?: (indicator: Indicator) => void
  onClose: () => void
}

/** What a part of the form needs. */
export interface PartOfForm {
  draft: IndicatorDraft
  onChange: (part: Partial<IndicatorDraft>) => void
  /** What is wrong with a field, by its place, once somebody has tried to save. */
  fault: (place: string) => string | undefined
}

/** All that is known of an indicator: what it is made of, and by what it is judged. */
export function IndicatorDialog({ indicator, start: given, onSaved, onClose }: IndicatorDialogProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [start] = useState(() => ({ ...draftOf(indicator, locale), ...given }))
  const [draft, setDraft] = useState(start)
  const { content, faults } = readDraft(draft, locale)
  const { fault, submit } = useFaults<string>(
    Object.fromEntries(
      Object.keys(faults).map((place) => [place, t(`indicators.form.fault.${kindOf(place)}`)]),
    ),
  )
  const saving = useSave({
    save: () =>
      indicator
        ? api.call(changeIndicator, {
            params: { indicatorId: indicator.id },
            body: { content, revision: indicator.revision },
          })
        : api.call(createIndicator, { body: content }),
    listKey: indicatorsKey,
    done: ({ name }) => t('indicators.saved', { name }),
    onSaved,
    onClose,
  })
  useUnsaved(draft !== start && !saving.isPending && !saving.isSuccess, { withQuery: true })
  const part: PartOfForm = { draft, fault, onChange: (change) => setDraft({ ...draft, ...change }) }
  return (
    <FormDialog
      title={indicator ? t('indicators.editTitle', { name: indicator.name }) : t('indicators.newTitle')}
      className={styles.form}
      labels={{ step: t('indicators.save'), cancel: t('indicators.cancel'), working: t('indicators.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <GeneralFields {...part} />
      <FormulaFields {...part} />
      <JudgedByFields {...part} />
      <StepFailure title={t('indicators.notSaved')} error={saving.error} />
    </FormDialog>
  )
}

/** Which text says what is wrong at a place. */
function kindOf(place: string): string {
  if (place === 'name' || place === 'targets' || place === 'baseline') return place
  if (place.startsWith('amount')) return place.startsWith('amount.products') ? 'products' : 'series'
  if (place.startsWith('reference')) return place.endsWith('unit') ? 'unit' : 'series'
  if (place.endsWith('from')) return 'month'
  if (place.endsWith('to')) return 'lastMonth'
  return place.endsWith('source') ? 'source' : 'number'
}
