import { lazy, Suspense, useState } from 'react'
import { typedValue, useTexts, writtenValue } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import type { Draft } from './draft-values'
import styles from './form.module.css'

// The map is loaded by whoever opens it.
const PlaceDialog = lazy(() => import('../map/place-dialog'))

interface PlaceOnMapProps {
  draft: Draft
  onChange: (field: string, value: string) => void
}

/** Fills in latitude and longitude by a click on the map; the fields take them as figures all the same. */
export function PlaceOnMap({ draft, onChange }: PlaceOnMapProps) {
  const { t, locale } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((field) =>
    writtenValue(draft[field] ?? '', locale),
  )
  return (
    <div className={styles.node}>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('form.placeOnMap')}
      </Button>
      {isOpen && (
        <Suspense>
          <PlaceDialog
            at={isOnEarth(latitude, longitude) ? { latitude: latitude!, longitude: longitude! } : undefined}
            onChoose={(place) => {
              // Five digits are a metre.
              for (const field of ['latitude', 'longitude'] as const)
                onChange(field, typedValue(Number(place[field].toFixed(5)), locale))
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const isOnEarth = (latitude = Number.NaN, longitude = Number.NaN) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
