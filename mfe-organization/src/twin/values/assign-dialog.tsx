import { useState } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { maxObjectMeters } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { CheckboxGroup, EmptyState, FormDialog, SearchField } from '@energycockpit/ui'
import { addressOf } from '../../hierarchy/address'
import { useUnsavedInput } from '../../form/use-unsaved-input'
import { structureReasonKey } from '../../structure-query'
import { useObjectChange } from '../use-object-change'
import { useTwin } from '../twin-context'
import { mergedChoice } from './merged-choice'
import styles from '../twin.module.css'

/** More than these are searched. */
const searchedFrom = 12

/** Assigns metering points of the location to an object. */
export function AssignDialog({ object, onClose }: { object: TwinObject; onClose: () => void }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { twin } = useTwin()
  // As it was when the dialog was opened: what was chosen since then is what this user changes.
  const [shown] = useState(object.fields.meteringPoints)
  const [chosen, setChosen] = useState<readonly string[]>(shown)
  const [search, setSearch] = useState('')
  const saving = useObjectChange({
    fields: (before) => ({ ...before, meteringPoints: mergedChoice(before.meteringPoints, shown, chosen) }),
    onTopOfOthers: true,
    done: ({ fields }) => t('values.assigned', { name: fields.name }),
    onDone: onClose,
  })
  useUnsavedInput(chosen !== shown, saving)
  const wanted = search.trim().toLocaleLowerCase()
  const found = twin.meteringPoints.filter(({ name, meterNumber }) =>
    `${name} ${meterNumber ?? ''}`.toLocaleLowerCase().includes(wanted),
  )
  const otherObjects = (point: string) =>
    twin.objects
      .filter(({ id, fields }) => id !== object.id && fields.meteringPoints.includes(point))
      .map(({ fields }) => fields.name)
  const isTooMany = chosen.length > maxObjectMeters
  const toLocation = `${basePath}/organization/hierarchy?${addressOf({ type: 'LOCATION', id: twin.location.id })}`
  return (
    <FormDialog
      title={t('values.assignTo', { name: object.fields.name })}
      className={styles.stack}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      disabled={isTooMany}
      onSubmit={() => saving.mutate({ object, input: undefined })}
      onClose={onClose}
    >
      <p className={styles.muted}>
        {t('values.onlyOfLocation', { name: twin.location.name })}{' '}
        <a href={toLocation}>{t('values.toLocation')}</a>
      </p>
      {twin.meteringPoints.length > searchedFrom && (
        <SearchField
          label={t('values.search')}
          clearLabel={t('hierarchy.clear')}
          value={search}
          onChange={setSearch}
        />
      )}
      {twin.meteringPoints.length === 0 ? (
        <EmptyState title={t('values.noneAtLocation')} glyph="meter">
          {t('values.noneAtLocationDetail')}
        </EmptyState>
      ) : (
        <CheckboxGroup
          label={t('values.title')}
          choices={found.map(({ id, name, meterNumber, productType }) => ({
            ...{ value: id, label: name },
            hint: [
              t(`choices.${productType}`),
              ...(meterNumber === null ? [] : [meterNumber]),
              ...(otherObjects(id).length > 0
                ? [t('values.alsoAt', { names: otherObjects(id).join(', ') })]
                : []),
            ].join(' · '),
          }))}
          chosen={chosen}
          onChange={setChosen}
          fault={isTooMany ? t('values.tooMany', { count: maxObjectMeters }) : undefined}
        />
      )}
      {found.length === 0 && twin.meteringPoints.length > 0 && (
        <p role="status">{t('values.notFound', { search: search.trim() })}</p>
      )}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
