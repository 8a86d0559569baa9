import type { ReactNode } from 'react'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useUnsaved } from '@energycockpit/remote'
import { FormDialog, useFaults } from '@energycockpit/ui'
import type { DocumentTexts, PartOfForm } from './part-of-form'
import { useSave, type Saving } from './use-save'
import styles from '../actions/form/form.module.css'

interface DocumentDialogProps<Draft, Saved> extends Pick<
  Saving<Saved>,
  'save' | 'listKey' | 'onSaved' | 'onClose'
> {
  /** The part of the texts that speaks of it. */
  texts: DocumentTexts
  /** The one that is changed; absent: a new one. */
  changed: { name: string } | undefined
  /** How the form began, and how it is now. */
  start: Draft
  draft: Draft
  setDraft: (draft: Draft) => void
  /** Where something is wrong, and which text says what. */
  faults: Readonly<Record<string, unknown>>
  kindOf: (place: string) => string
  children: (part: PartOfForm<Draft>) => ReactNode
}

/** All that is known of an action, a budget, an indicator or a use of energy, to be changed or made. */
export function DocumentDialog<Draft extends object, Saved extends { name: string }>({
  texts,
  changed,
  start,
  draft,
  setDraft,
  faults,
  kindOf,
  children,
  ...saved
}: DocumentDialogProps<Draft, Saved>) {
  const { t, formats } = useTexts()
  const { fault, submit } = useFaults<string>(
    Object.fromEntries(
      Object.keys(faults).map((place) => [
        place,
        t(`${texts}.form.fault.${kindOf(place)}`, { example: formats.exampleNumber }),
      ]),
    ),
  )
  const saving = useSave({ ...saved, done: ({ name }) => t(`${texts}.saved`, { name }) })
  useUnsaved(draft !== start && !saving.isPending && !saving.isSuccess, { withQuery: true })
  return (
    <FormDialog
      title={changed ? t(`${texts}.editTitle`, { name: changed.name }) : t(`${texts}.newTitle`)}
      className={styles.form}
      labels={{ step: t(`${texts}.save`), cancel: t(`${texts}.cancel`), working: t(`${texts}.saving`) }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={saved.onClose}
    >
      {children({ draft, fault, onChange: (part) => setDraft({ ...draft, ...part }) })}
      <StepFailure title={t(`${texts}.notSaved`)} error={saving.error} />
    </FormDialog>
  )
}
