import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getLocationGroups, productTypes, type ChosenSeries, type ProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, FormDialog, Icon, Select } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { listedFilters, type FilterName, type Filters } from '../choice/filters'
import type { ChangeChoice } from '../choice/use-choice'
import styles from './frame.module.css'

interface FiltersButtonProps {
  choice: Choice
  onChange: ChangeChoice
  chosen: ChosenSeries | undefined
}

const groupsQuery = ['location-groups', 'of-analysis'] as const

/** How many filters narrow what is shown, and the dialog to set them. */
export function FiltersButton(props: FiltersButtonProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(props.choice.filters).length + (props.choice.productType === undefined ? 0 : 1)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon glyph="attribute" />
        {count === 0 ? t('filters.title') : t('filters.active', { count })}
      </Button>
      {isOpen && <FiltersDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function FiltersDialog({ choice, onChange, chosen, onClose }: FiltersButtonProps & { onClose: () => void }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [draft, setDraft] = useState<Filters & { productType?: ProductType | undefined }>({
    ...choice.filters,
    productType: choice.productType,
  })
  const groups = useQuery({
    queryKey: groupsQuery,
    queryFn: ({ signal }) => api.call(getLocationGroups, { signal }),
  })
  const stations = new Map(chosen?.weather.map(({ pointId, pointName }) => [pointId, pointName]))
  const current = draft.weatherStation
  if (current !== undefined && !stations.has(current)) stations.set(current, current)

  const names = [...new Set(groups.data?.groups.map(({ name }) => name))]
  const wanted = draft.locationGroup
  if (wanted !== undefined && !names.includes(wanted)) names.push(wanted)

  const field = (name: FilterName | 'productType', values: readonly { value: string; label: string }[]) => (
    <Select
      key={name}
      inForm
      label={t(`filters.${name}.label`)}
      value={draft[name] ?? ''}
      onChange={(value) => setDraft({ ...draft, [name]: value === '' ? undefined : value })}
      groups={[{ label: '', choices: [{ value: '', label: t('filters.any') }, ...values] }]}
    />
  )
  const listed = (name: keyof typeof listedFilters) =>
    field(
      name,
      listedFilters[name].map((value) => ({ value, label: t(`filters.${name}.${value}`) })),
    )

  return (
    <FormDialog
      title={t('filters.title')}
      className={styles.filters}
      labels={{ step: t('filters.apply'), cancel: t('filters.cancel'), working: '' }}
      pending={false}
      onSubmit={() => {
        const { productType, ...filters } = draft
        const set = Object.entries(filters).filter(([, value]) => value !== undefined)
        onChange({ productType, filters: Object.fromEntries(set) as Filters })
        onClose()
      }}
      onClose={onClose}
    >
      {field(
        'productType',
        productTypes.map((value) => ({ value, label: t(`filters.productType.${value}`) })),
      )}
      {(Object.keys(listedFilters) as (keyof typeof listedFilters)[]).map(listed)}
      {field(
        'locationGroup',
        names.map((name) => ({ value: name, label: name })),
      )}
      {field(
        'weatherStation',
        [...stations].map(([value, label]) => ({ value, label })),
      )}
      <Button look="quiet" className={styles.clear} onClick={() => setDraft({})}>
        {t('filters.clear')}
      </Button>
    </FormDialog>
  )
}
