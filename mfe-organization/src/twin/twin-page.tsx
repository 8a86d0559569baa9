import { PageTexts } from '@energycockpit/i18n'
import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { featureTexts } from '../feature-texts'
import { twinAddress, twinPlaceIn } from './address'
import { ChooseLocation } from './choose-location'
import { TwinOf } from './twin-of'

/** The digital twin of a location: what stands there, where, and what its meters show. */
export function TwinPage() {
  const { locale, navigate, basePath } = useFeature()
  const place = twinPlaceIn(useAddressQuery())
  return (
    <PageTexts locale={locale} load={[featureTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      {place ? (
        <TwinOf
          key={place.location}
          place={place}
          onShow={(object) =>
            navigate(twinAddress(basePath, { location: place.location, object: object ?? undefined }))
          }
        />
      ) : (
        <ChooseLocation onChoose={(location) => navigate(twinAddress(basePath, { location }))} />
      )}
    </PageTexts>
  )
}
