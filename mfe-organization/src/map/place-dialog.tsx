import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Dialog, Waiting } from '@energycockpit/ui'
import { featureTexts } from '../feature-texts'
import { boundsOf, type Coordinates } from './bounds'
import { isPlaced } from './located'
import { locationMapQuery } from './map-queries'
import { MapView } from './map-view'
import styles from './map.module.css'

interface PlaceDialogProps {
  /** As the form has them. */
  at: Coordinates | undefined
  onChoose: (place: Coordinates) => void
  onClose: () => void
}

/** Coordinates by a click on the map. */
export default function PlaceDialog(props: PlaceDialogProps) {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={[featureTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <ChoosePlace {...props} />
    </PageTexts>
  )
}

function ChoosePlace({ at, onChoose, onClose }: PlaceDialogProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const { data, isPending } = useQuery(locationMapQuery(api))
  const [place, setPlace] = useState(at)
  const degrees = (value: number) => formats.number(value, 5)
  // The others show where on the map one is.
  const others = data?.locations.filter(isPlaced) ?? []
  const chosen = place && { id: degreesOf(place), name: '', parentName: '', city: null, ...place }
  return (
    <Dialog
      title={t('map.place.title')}
      onClose={onClose}
      form
      actions={
        <>
          <Button large onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            large
            look="primary"
            aria-disabled={place === undefined}
            onClick={() => place !== undefined && onChoose(place)}
          >
            {t('map.place.choose')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        <p>{t('map.place.how')}</p>
        {isPending ? (
          <Waiting label={t('map.loading')} lines={8} />
        ) : (
          <MapView
            {...{ locations: chosen ? [...others, chosen] : others, greatest: 0, limits: [] }}
            {...{ tiles: data?.tiles ?? null, selected: chosen?.id }}
            start={at && boundsOf([at])}
            onSelect={() => undefined}
            onPlace={setPlace}
          />
        )}
        <p role="status">
          {place === undefined
            ? t('map.place.none')
            : t('map.place.at', { latitude: degrees(place.latitude), longitude: degrees(place.longitude) })}
        </p>
      </div>
    </Dialog>
  )
}

/** Another place is another one on the map. */
const degreesOf = ({ latitude, longitude }: Coordinates) => `${latitude} ${longitude}`
