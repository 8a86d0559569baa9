import { useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LocationMap } from '@energycockpit/contract'
import { QueryFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { Panel, Waiting } from '@energycockpit/ui'
import { today } from '@energycockpit/time'
import { ChoiceBar } from './choice-bar'
import { classLimits } from './colour-classes'
import { isPlaced, locatedOf } from './located'
import { LocationPanel } from './location-panel'
import { LocationsTable } from './locations-table'
import { readMapChoice, writeMapChoice, type MapChoice } from './map-choice'
import { MapLegend } from './map-legend'
import { daysOf } from './map-periods'
import { consumptionQuery, mapReasonKey } from './map-queries'
import { MapView } from './map-view'
import { MissingParts } from './missing-parts'
import { Unplaced } from './unplaced'
import styles from './map.module.css'

interface LocationsOnMapProps {
  map: LocationMap
  canSeeValues: boolean
  canEdit: boolean
}

/** The map and beside it the same as a list, for a product and a period. */
export function LocationsOnMap({ map, canSeeValues, canEdit }: LocationsOnMapProps) {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const choice = readMapChoice(useAddressQuery())
  const productType = choice.productType ?? map.productTypes[0]
  const days = daysOf(choice.period, today())
  const consumption = useQuery({
    ...consumptionQuery(api, { productType, ...days }),
    enabled: canSeeValues && productType !== undefined,
  })
  const located = useMemo(() => locatedOf(map.locations, consumption.data), [map, consumption.data])
  const placed = useMemo(() => located.filter(isPlaced), [located])
  const limits = useMemo(
    () => classLimits(located.flatMap(({ consumption: found }) => found?.perArea ?? [])),
    [located],
  )
  const greatest = Math.max(0, ...placed.map(({ consumption: found }) => found?.value ?? 0))
  const selected = located.find(({ id }) => id === choice.location)
  // To whence the focus goes back when the panel is closed.
  const opener = useRef<Element | null>(null)
  // Not where the address has named it: then the focus is on the page's heading.
  const [isAsked, setAsked] = useState(false)

  const change = (changed: Partial<MapChoice>) =>
    navigate(`${basePath}/organization/map${writeMapChoice({ ...choice, ...changed })}`, { replace: true })
  function select(id: string) {
    opener.current = document.activeElement
    setAsked(true)
    change({ location: id })
  }
  function close() {
    change({ location: undefined })
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <>
      {canSeeValues && productType !== undefined && (
        <ChoiceBar
          {...{ productType, productTypes: map.productTypes, period: choice.period, days }}
          onChange={change}
        />
      )}
      {consumption.data && <MissingParts located={located} />}
      <div className={styles.columns}>
        <Panel className={styles.mapPanel} title={t('map.canvas')}>
          <MapView
            {...{ locations: placed, greatest, limits, tiles: map.tiles, selected: selected?.id }}
            onSelect={select}
          >
            {selected && (
              <LocationPanel
                key={selected.id}
                {...{ location: selected, unit: consumption.data?.unit, canEdit, days }}
                isAsked={isAsked}
                onClose={close}
              />
            )}
          </MapView>
          {consumption.data && <MapLegend {...{ greatest, limits, unit: consumption.data.unit }} />}
        </Panel>
        <Panel title={t('map.list')}>
          {consumption.error ? (
            <QueryFailure
              title={t('map.figuresFailed')}
              error={consumption.error}
              onRetry={() => void consumption.refetch()}
              reasonKey={mapReasonKey}
            />
          ) : (
            consumption.isFetching &&
            !consumption.data && <Waiting label={t('map.figuresLoading')} lines={2} />
          )}
          <LocationsTable
            {...{ located, unit: consumption.data?.unit, selected: selected?.id }}
            onSelect={select}
          />
          <Unplaced located={located} canEdit={canEdit} />
        </Panel>
      </div>
    </>
  )
}
