import { useTexts } from '@energycockpit/i18n'
import { useFeature, useViewed } from '@energycockpit/remote'
import { ButtonLink, EmptyState, PageHead, Panel, PartialNotice } from '@energycockpit/ui'
import { RegionName } from '../../closures/region-name'
import { addressOf } from '../../hierarchy/address'
import details from '../../hierarchy/hierarchy.module.css'
import { isArchived } from '../objects/objects'
import { PlanPanel } from '../plan/plan-panel'
import { useTwin } from '../twin-context'
import { WhoCan } from '../../who-can'
import { NewObject } from './new-object'
import styles from '../twin.module.css'

/** The location itself: its plan with what is placed on it. */
export function LocationView() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { twin } = useTwin()
  const { location, objects, canEdit } = twin
  useViewed({ kind: 'LOCATION', id: location.id })
  const inUse = objects.filter((object) => !isArchived(object)).length
  return (
    <>
      <PageHead title={location.name} lead={`${t('twin.title')} · ${t('twin.count', { count: inUse })}`} />
      {location.archived && <PartialNotice kind="information">{t('twin.locationArchived')}</PartialNotice>}
      {location.country !== null && location.region !== null && (
        <dl className={details.details}>
          <div>
            <dt>{t('fields.region')}</dt>
            <dd>
              <RegionName country={location.country} region={location.region} />
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.steps}>
        {canEdit && !location.archived && <NewObject parent={null} />}
        <ButtonLink
          href={`${basePath}/organization/hierarchy?${addressOf({ type: 'LOCATION', id: location.id })}`}
        >
          {t('twin.toHierarchy')}
        </ButtonLink>
      </div>
      {/* Of a location that went out of use, its objects went with it. */}
      {inUse === 0 && !location.archived && (
        <Panel>
          <EmptyState title={t('twin.empty')} glyph="twin">
            <p>{t(canEdit ? 'twin.emptyToEdit' : 'twin.emptyDetail')}</p>
            <WhoCan />
          </EmptyState>
        </Panel>
      )}
      <PlanPanel />
    </>
  )
}
