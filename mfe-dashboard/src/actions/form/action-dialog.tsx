import { useState } from 'react'
import { changeAction, createAction, type ActionCurrency, type EnergyAction } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { FormDialog, useFaults } from '@energycockpit/ui'
import { useSave } from '../../documents/use-save'
import { actionsKey } from '../actions-query'
import { draftOf, readDraft, type ActionDraft } from './action-draft'
import { GeneralFields } from './general-fields'
import { InvestmentFields } from './investment-fields'
import { LinksField } from './links-field'
import { SavingsField } from './savings-field'
import styles from './form.module.css'

interface ActionDialogProps {
  /** The one that is changed; absent: a new one. */
  action?: EnergyAction
  /** In which a new one is reckoned; absent: the usual one of the language's country. */
  currency?: ActionCurrency | undefined
  /** How a new one begins, where that is known. */
  start?: Partial<ActionDraft>
  onSaved?: (action: EnergyAction) => void
  onClose: () => void
}

/** What a part of the form needs. */
export interface PartOfForm {
  draft: ActionDraft
  onChange: (part: Partial<ActionDraft>) => void
  /** What is wrong with a field, by its place, once somebody has tried to save. */
  fault: (place: string) => string | undefined
}

/** All that is known of an action: what it is, what it saves, what it costs. */
export function ActionDialog({ action, currency, start: given, onSaved, onClose }: ActionDialogProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [start] = useState(() => ({
    ...draftOf(action, { locale, currency: currency ?? (locale === 'de' ? 'EUR' : 'GBP') }),
    ...given,
  }))
  const [draft, setDraft] = useState(start)
  const { content, faults } = readDraft(draft, locale)
  const { fault, submit } = useFaults<string>(
    Object.fromEntries(Object.keys(faults).map((place) => [place, t(`actions.form.fault.${kindOf(place)}`)])),
  )
  const saving = useSave({
    save: () =>
      action
        ? api.call(changeAction, {
            params: { actionId: action.id },
            body: { content, revision: action.revision },
          })
        : api.call(createAction, { body: content }),
    listKey: actionsKey,
    done: ({ name }) => t('actions.saved', { name }),
    onSaved,
    onClose,
  })
  useUnsaved(draft !== start && !saving.isPending && !saving.isSuccess, { withQuery: true })
  const part: PartOfForm = { draft, fault, onChange: (change) => setDraft({ ...draft, ...change }) }
  return (
    <FormDialog
      title={action ? t('actions.editTitle', { name: action.name }) : t('actions.newTitle')}
      className={styles.form}
      labels={{ step: t('actions.save'), cancel: t('actions.cancel'), working: t('actions.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <GeneralFields {...part} />
      <SavingsField {...part} />
      <InvestmentFields {...part} content={content} />
      <LinksField {...part} />
      <StepFailure title={t('actions.notSaved')} error={saving.error} />
    </FormDialog>
  )
}

/** Which text says what is wrong at a place. */
function kindOf(place: string): string {
  const field = place.split('.').at(-1)!
  if (['name', 'implementedOn', 'label', 'url', 'years', 'year'].includes(field)) return field
  const isShare =
    place.includes('uncertainty') ||
    ['priceChange', 'degradation', 'discountRate', 'runningCostChange'].includes(field)
  return isShare ? 'share' : 'number'
}
