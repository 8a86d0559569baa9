import { useState } from 'react'
import { isCallError } from '@energycockpit/api-client'
import {
  createStructureItem,
  updateStructureItem,
  type AttributeDefinition,
  type AttributeValues,
  type ChangedStructure,
  type ReadStructureItem,
  type StructureFields,
  type StructureKind,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { FormDialog, useFaults } from '@energycockpit/ui'
import { useReleasedText } from '../hierarchy/use-released-text'
import { changedBySteps, structureReasonKey } from '../structure-query'
import { today } from '@energycockpit/time'
import { faultsOfAttributeFields } from './attribute-draft'
import { canChooseFor } from './choosable-nodes'
import { draftOf, fieldsOf, movedFields, parentIn } from './draft'
import type { Draft, Values } from './draft-values'
import { faultsOfRefusal, faultsOfSchema } from './faults'
import type { Offered } from './item-field'
import { ItemFields } from './item-fields'
import { ItemMeanwhile } from './item-meanwhile'
import { useOpenForm } from './open-forms'
import { useItemMeanwhile } from './use-item-meanwhile'
import { useUnsavedInput } from './use-unsaved-input'
import styles from './form.module.css'

export type ItemToEdit =
  | { kind: StructureKind; read: ReadStructureItem }
  /** A new one, with what it begins with, and the names of what that refers to. */
  | {
      kind: StructureKind
      businessId: number
      fields: Readonly<Record<string, unknown>>
      names: Readonly<Record<string, string>>
      attributes: readonly AttributeDefinition[]
    }

interface ItemDialogProps {
  edited: ItemToEdit
  /** Choices that depend on where the item is. */
  offered?: Offered
  /** What follows from what was filled in; `before`: the fields as they are stored. */
  adjust?: (fields: Values, before: Values) => Values
  onSaved: (changed: ChangedStructure) => void
  onClose: () => void
}

/** The form of an item, new or known. Where somebody else was faster, it says what they changed. */
export function ItemDialog({ edited: given, offered, adjust, onSaved, onClose }: ItemDialogProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const releasedText = useReleasedText()
  // As it was when the form was opened, whatever the page behind it fetches meanwhile.
  const [edited] = useState(given)
  // Where the answer is lost and it is saved once more, it is created once all the same.
  const [requestId] = useState(() => crypto.randomUUID())
  const { kind } = edited
  const before = 'read' in edited ? edited.read.item : undefined
  const { businessId } = 'read' in edited ? edited.read.item : edited
  const first = before?.fields ?? ('fields' in edited ? edited.fields : {})
  const { attributes } = 'read' in edited ? edited.read : edited
  const [shownFirst] = useState<Draft>(() => draftOf(first, kind, { locale, attributes }))
  const [draft, setDraft] = useState(shownFirst)
  const [names, setNames] = useState('read' in edited ? edited.read.names : edited.names)
  const read = 'read' in edited ? edited.read : undefined
  const meanwhile = useItemMeanwhile({ kind, read, draft, setDraft })
  const { theirs } = meanwhile
  // Where somebody else has just put it, this user has not.
  const stored: Values = { ...(theirs?.item.fields ?? first) }
  const inForm = fieldsOf(draft, kind, { locale, attributes, stored })
  const filled = adjust ? adjust(inForm, stored) : inForm
  const isMoved = before !== undefined && kind !== 'SERIES' && parentIn(filled) !== parentIn(stored)
  const since = draft['since'] ?? today()
  const fields = isMoved ? movedFields(filled, stored, since) : filled

  const saving = useChange<ChangedStructure>({
    call: async () => {
      const body = fields as unknown as StructureFields
      if (!before) return api.call(createStructureItem, { body: { businessId, fields: body, requestId } })
      const { id } = before
      const { revision } = (theirs ?? read!).item
      try {
        return await api.call(updateStructureItem, { params: { kind, id }, body: { revision, fields: body } })
      } catch (error) {
        if (
          isCallError(error) &&
          error.kind === 'refused' &&
          error.reasons[0]?.code === 'STRUCTURE_CHANGED_MEANWHILE'
        ) {
          const fresh = await meanwhile.takeTheirs(id)
          setNames((known) => ({ ...known, ...fresh.names }))
        }
        throw error
      }
    },
    changes: changedBySteps,
    done: ({ item, released }) => {
      const name = item && 'name' in item.fields ? item.fields.name : t(`kinds.${kind}`)
      return [t('form.saved', { name }), releasedText(released)].join(' ').trim()
    },
    onDone: (changed) => {
      onClose()
      onSaved(changed)
    },
  })

  useUnsavedInput(draft !== shownFirst, saving)
  useOpenForm()

  const refused = faultsOfRefusal(saving.error)
  const values = (key: Readonly<Record<string, unknown>>) => (key['attributes'] ?? {}) as AttributeValues
  const local = {
    ...faultsOfSchema(fields),
    ...faultsOfAttributeFields(values(fields), attributes, values(stored)),
  }
  const { fault, submit } = useFaults<string>(local)

  return (
    <FormDialog
      title={t(before ? `edit.${kind}` : `new.${kind}`)}
      className={styles.form}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <ItemFields
        kind={kind}
        draft={draft}
        names={names}
        attributes={attributes}
        offered={offered}
        canChoose={(field) => canChooseFor(field, draft, { kind, id: before?.id, businessId })}
        since={isMoved ? since : undefined}
        fault={(field) => (fault(field) === undefined ? undefined : local[field]) ?? refused[field]}
        onChange={(field, value, name) => {
          setDraft((current) => ({ ...current, [field]: value }))
          if (name !== undefined) setNames((known) => ({ ...known, [value]: name }))
        }}
      />
      {theirs && <ItemMeanwhile theirs={theirs} fields={meanwhile.fields} mine={meanwhile.mine} />}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
