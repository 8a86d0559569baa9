import { useDeferredValue, useState } from 'react'
import { maxGroupedLocations } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, CheckboxGroup, ErrorState, SearchField, Waiting } from '@energycockpit/ui'
import styles from './groups.module.css'
import { useLocations } from './groups-query'

interface ChooseLocationsProps {
  businessId: number
  /** Of this group none are offered. */
  outside?: string | undefined
  chosen: readonly string[]
  fault: string | undefined
  onChange: (chosen: string[]) => void
}

/** Any number of locations of a business, found by name; what was chosen stays chosen while another name is looked for. */
export function ChooseLocations({ businessId, outside, chosen, fault, onChange }: ChooseLocationsProps) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const locations = useLocations({
    businessId,
    ...(outside !== undefined && { outside }),
    ...(search && { search }),
  })
  const { data: found, more } = locations
  const isFull = chosen.length >= maxGroupedLocations
  return (
    <div className={styles.choose}>
      <SearchField
        label={t('groups.search')}
        clearLabel={t('groups.clearSearch')}
        value={text}
        onChange={setText}
      />
      <p role="status" className={styles.count}>
        {isFull
          ? t('groups.full', { count: maxGroupedLocations })
          : t('groups.chosen', { count: chosen.length })}
      </p>
      {!found ? (
        locations.isError ? (
          <ErrorState
            title={t('groups.locationsFailed')}
            retry={retryUnlessFinal(locations.error, t('groups.retry'), locations.refetch)}
          />
        ) : (
          <Waiting label={t('page.loading')} lines={4} />
        )
      ) : (
        <div className={styles.found}>
          {found.length === 0 ? (
            <p>{t('groups.noneFound')}</p>
          ) : (
            <CheckboxGroup
              label={t('groups.locations')}
              choices={found.map(({ id, name, path, city }) => ({
                ...{ value: id, label: name },
                hint: [...path.map((above) => above.name), ...(city === null ? [] : [city])].join(' · '),
              }))}
              chosen={chosen}
              onChange={(next) => onChange(next.slice(0, maxGroupedLocations))}
              fault={fault}
            />
          )}
          {more && (
            <Button onClick={more.onMore} disabled={more.pending}>
              {t('groups.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
