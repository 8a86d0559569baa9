import { useState } from 'react'
import { objectKinds, productTypes } from '@energycockpit/contract'
import { ChooseNode } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Button, Checkbox, PausingSearchField, Select } from '@energycockpit/ui'
import { GroupFilter } from './group-filter'
import type { ListChoice } from './list-address'
import styles from './points.module.css'

interface PointFiltersProps {
  choice: ListChoice
  /** Of the node that the list is narrowed to. */
  nodeName: string | undefined
  onChange: (part: Partial<ListChoice>) => void
}

/** What the list is narrowed to. */
export function PointFilters({ choice, nodeName, onChange }: PointFiltersProps) {
  const { t } = useTexts()
  const [choosing, setChoosing] = useState(false)
  const select = <Value extends string>(
    label: string,
    values: readonly Value[],
    value: Value | undefined,
    onValue: (value: Value | undefined) => void,
  ) => (
    <Select
      label={label}
      groups={[
        {
          label: '',
          choices: [
            { value: '', label: t('points.all') },
            ...values.map((one) => ({ value: one, label: t(`choices.${one}`) })),
          ],
        },
      ]}
      value={value ?? ''}
      onChange={(chosen) => onValue(values.find((one) => one === chosen))}
    />
  )
  return (
    <div className={styles.filters} role="search" aria-label={t('points.filters')}>
      <PausingSearchField
        label={t('points.search')}
        clearLabel={t('points.clearSearch')}
        text={choice.search}
        onText={(search) => onChange({ search })}
      />
      <div className={styles.choices}>
        {select(t('fields.objectKind'), objectKinds, choice.objectKind, (objectKind) =>
          onChange({ objectKind }),
        )}
        {select(t('fields.productType'), productTypes, choice.productType, (productType) =>
          onChange({ productType }),
        )}
        <GroupFilter group={choice.locationGroup} onChange={(locationGroup) => onChange({ locationGroup })} />
        <div className={styles.place} role="group" aria-label={t('points.below')}>
          <span className={styles.label}>{t('points.below')}</span>
          <span className={styles.steps}>
            <Button onClick={() => setChoosing(true)} aria-haspopup="dialog">
              {choice.nodeId === undefined ? t('points.everywhere') : (nodeName ?? choice.nodeId)}
            </Button>
            {choice.nodeId !== undefined && (
              <Button onClick={() => onChange({ nodeId: undefined })}>{t('points.clearPlace')}</Button>
            )}
          </span>
        </div>
        <div className={styles.checks}>
          <Checkbox
            checked={choice.withoutMeterNumber}
            onChange={(withoutMeterNumber) => onChange({ withoutMeterNumber })}
          >
            {t('points.withoutMeterNumber')}
          </Checkbox>
          <Checkbox checked={choice.archived} onChange={(archived) => onChange({ archived })}>
            {t('points.withArchived')}
          </Checkbox>
        </div>
      </div>
      {choosing && (
        <ChooseNode
          title={t('points.below')}
          canChoose={() => true}
          selectedId={choice.nodeId}
          onChoose={({ id }) => {
            onChange({ nodeId: id })
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
