import { useState } from 'react'
import { isCallError } from '@energycockpit/api-client'
import {
  attributeTypes,
  createAttribute,
  updateAttribute,
  type AttributeDefinition,
  type AttributeSubject,
  type AttributeUses,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { structureKey, structureReasonKey } from '../structure-query'
import { definitionOf, emptyForm, faultsOfForm, formOf } from './attribute-form'
import { AttributeMeanwhile } from './attribute-meanwhile'
import { ChoicesField } from './choices-field'
import { faultsOfAttributeRefusal } from './refusal'
import { useAttributeMeanwhile } from './use-attribute-meanwhile'
import styles from './attributes.module.css'

interface AttributeDialogProps {
  /** A new one of a business, or one that is known, with its uses. */
  edited:
    | { businessId: number; appliesTo: AttributeSubject }
    | { before: AttributeDefinition; uses: AttributeUses }
  /** The others of its business for the same kind of item. */
  others: readonly AttributeDefinition[]
  onClose: () => void
}

/** The form of an attribute, new or known. Where somebody else was faster, it says what they changed. */
export function AttributeDialog({ edited: given, others, onClose }: AttributeDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  // As it was when the form was opened, whatever the page behind it fetches meanwhile.
  const [edited] = useState(given)
  const before = 'before' in edited ? edited.before : undefined
  const uses = 'uses' in edited ? edited.uses : undefined
  const [first] = useState(before ? formOf(before) : emptyForm)
  const [form, setForm] = useState(first)
  const meanwhile = useAttributeMeanwhile({ before, form, setForm })
  const { theirs } = meanwhile
  const change = (part: Partial<typeof form>) => setForm((current) => ({ ...current, ...part }))

  const saving = useChange({
    call: async () => {
      const definition = definitionOf(form)
      if ('businessId' in edited) {
        const choices = definition.choices.map(({ name }) => name)
        return api.call(createAttribute, { body: { ...edited, ...definition, choices } })
      }
      const { id, revision } = theirs ?? edited.before
      try {
        return await api.call(updateAttribute, { params: { id }, body: { ...definition, revision } })
      } catch (error) {
        if (isCallError(error) && error.kind === 'refused' && error.reasons[0]?.code === changedMeanwhile)
          await meanwhile.takeTheirs(edited.before)
        throw error
      }
    },
    // Items are shown by their attributes, too.
    changes: [structureKey],
    done: ({ definition }) => t('attributes.saved', { name: definition.name }),
    onDone: onClose,
  })

  useUnsavedInput(form !== first, saving)

  const local = faultsOfForm(form, { others, before: theirs ?? before, uses })
  const refused = faultsOfAttributeRefusal(saving.error)
  const { fault, submit } = useFaults(local)
  const faultOf = (field: keyof typeof local) => {
    const code = (fault(field) && local[field]) ?? refused[field]
    return code && t(`attributes.faults.${code}`)
  }
  const isFixed = uses !== undefined && uses.count > 0
  const types = attributeTypes.map((type) => ({
    ...{ value: type, label: t(`attributes.types.${type}`) },
    disabled: isFixed && type !== before?.type,
  }))
  return (
    <FormDialog
      title={
        'appliesTo' in edited
          ? t(`attributes.new.${edited.appliesTo}`)
          : t('attributes.editTitle', { name: edited.before.name })
      }
      className={styles.form}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('attributes.name')}
        value={form.name}
        onChange={(name) => change({ name })}
        fault={faultOf('name')}
        required
        maxLength={100}
        autoComplete="off"
      />
      <div>
        <Select
          inForm
          label={t('attributes.type')}
          groups={[{ label: '', choices: types }]}
          value={form.type}
          onChange={(type) => change({ type })}
        />
        {isFixed && <p className={styles.hint}>{t('attributes.typeFixed', { count: uses.count })}</p>}
        {faultOf('type') && <p className={styles.fault}>{faultOf('type')}</p>}
      </div>
      {form.type === 'NUMBER' && (
        <TextField
          label={t('attributes.unit')}
          hint={t('attributes.unitHint')}
          value={form.unit}
          onChange={(unit) => change({ unit })}
          fault={faultOf('unit')}
          maxLength={20}
          autoComplete="off"
        />
      )}
      {form.type === 'CHOICE' && (
        <ChoicesField
          choices={form.choices}
          uses={uses?.choices ?? {}}
          fault={faultOf('choices')}
          onChange={(choices) => change({ choices })}
        />
      )}
      {theirs && <AttributeMeanwhile theirs={theirs} fields={meanwhile.fields} mine={meanwhile.mine} />}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}

const changedMeanwhile = 'ATTRIBUTE_CHANGED_MEANWHILE'
