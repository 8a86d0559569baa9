import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import type { ReadStructureItem } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, useViewed } from '@energycockpit/remote'
import { ButtonLink, PageHead, Panel, PartialNotice } from '@energycockpit/ui'
import { CalendarPanel } from '../closures/calendar-panel'
import { OpenForms } from '../form/open-forms'
import { ItemHistory } from '../history/item-history'
import { itemQuery, structureReasonKey } from '../structure-query'
import { twinAddress } from '../twin/address'
import { mapAddress, type ShownNode } from './address'
import { ItemDetails } from './item-details'
import { ItemSteps } from './item-steps'
import { PointPanels } from './point-panels'
import styles from './hierarchy.module.css'

interface ItemViewProps {
  kind: Exclude<ShownNode['type'], 'CLIENT_BUSINESS'>
  id: string
  onShow: (node: ShownNode | undefined) => void
  /** Where it stands, as soon as that is known: ids from the top. */
  onPath: (ids: readonly string[]) => void
}

/** A unit, a location or a metering point: what it is, what can be done with it, and what was done. */
export function ItemView({ kind, id, onShow, onPath }: ItemViewProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery(itemQuery(api, { kind, id }))
  useViewed(query.data && { kind, id })
  const path = query.data?.path
  useEffect(() => {
    if (path) onPath(path.map((above) => above.id))
  }, [onPath, path])
  const [openForms, setOpenForms] = useState(0)
  if (query.data && isGone(query.error) && openForms === 0) return <GoneItem read={query.data} />
  if (query.data)
    return (
      <OpenForms value={setOpenForms}>
        <LoadedItem read={query.data} onShow={onShow} />
      </OpenForms>
    )
  return (
    <>
      <PageHead title={t('page.title')} />
      <Panel>
        <QueryContent
          query={query}
          loading={t('page.loading')}
          failed={t('page.failed')}
          reasonKey={structureReasonKey}
        >
          {() => null}
        </QueryContent>
      </Panel>
    </>
  )
}

const isGone = (error: unknown): boolean => isCallError(error) && error.status === 404

/** Deleted since it was shown; undoing that is among its changes. */
function GoneItem({ read: { item, canEdit } }: { read: ReadStructureItem }) {
  const { t } = useTexts()
  const { fields } = item
  return (
    <>
      <PageHead title={'name' in fields ? fields.name : ''} lead={t(`kinds.${fields.kind}`)} />
      <PartialNotice kind="information">{t('page.gone')}</PartialNotice>
      {canEdit && <ItemHistory itemRef={{ kind: fields.kind, id: item.id }} />}
    </>
  )
}

function LoadedItem({ read, onShow }: { read: ReadStructureItem; onShow: ItemViewProps['onShow'] }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { item, path } = read
  const { fields } = item
  const name = 'name' in fields ? fields.name : ''
  return (
    <>
      <PageHead
        title={name}
        lead={[t(`kinds.${fields.kind}`), ...path.map((above) => above.name)].join(' · ')}
      />
      {item.archivedAt !== null && <PartialNotice kind="information">{t('page.archived')}</PartialNotice>}
      {(read.canEdit || fields.kind === 'LOCATION') && (
        <div className={styles.steps}>
          {read.canEdit && <ItemSteps read={read} onShow={onShow} />}
          {fields.kind === 'LOCATION' && (
            <ButtonLink look="quiet" href={twinAddress(basePath, { location: item.id })}>
              {t('page.toTwin')}
            </ButtonLink>
          )}
          {fields.kind === 'LOCATION' && fields.latitude !== null && item.archivedAt === null && (
            <ButtonLink look="quiet" href={mapAddress(basePath, item.id)}>
              {t('page.showOnMap')}
            </ButtonLink>
          )}
        </div>
      )}
      <Panel title={t('page.details')}>
        <ItemDetails read={read} />
      </Panel>
      {fields.kind === 'LOCATION' && <CalendarPanel read={read} fields={fields} />}
      {fields.kind === 'METERING_POINT' && <PointPanels read={read} fields={fields} />}
      {read.canEdit && <ItemHistory itemRef={{ kind: fields.kind, id: item.id }} />}
    </>
  )
}
