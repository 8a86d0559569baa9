import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { WhoCan } from '../who-can'
import { LocationsOnMap } from './locations-on-map'
import { locationMapQuery } from './map-queries'
import styles from './map.module.css'

/** Where the locations are, with the states before that is known. */
export function Locations() {
  const { t } = useTexts()
  const { api, menu, basePath } = useFeature()
  const map = useQuery(locationMapQuery(api))
  const canSeeValues = offers(menu, `${basePath}/analysis`)
  const canEdit = offers(menu, `${basePath}/organization/import`)
  return (
    <Page className={styles.page}>
      <PageHead title={t('map.title')} lead={t(canSeeValues ? 'map.lead' : 'map.leadPlaces')} />
      {map.data !== undefined && map.data.locations.length > 0 ? (
        <LocationsOnMap map={map.data} canSeeValues={canSeeValues} canEdit={canEdit} />
      ) : (
        <Panel>
          <QueryContent query={map} loading={t('map.loading')} failed={t('map.failed')} lines={10}>
            {() => (
              <EmptyState
                title={t('map.noLocations')}
                glyph="location"
                action={
                  canEdit && (
                    <ButtonLink href={`${basePath}/organization/hierarchy`}>
                      {t('map.toHierarchy')}
                    </ButtonLink>
                  )
                }
              >
                <p>{t(canEdit ? 'map.noLocationsToEdit' : 'map.noLocationsDetail')}</p>
                <WhoCan />
              </EmptyState>
            )}
          </QueryContent>
        </Panel>
      )}
    </Page>
  )
}
