import { useQuery } from '@tanstack/react-query'
import type { HierarchyNode, ListedLocation } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { FoundNodes } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState } from '@energycockpit/ui'
import { groupsQuery, useLocations } from '../groups/groups-query'
import { structureReasonKey } from '../structure-query'

interface GroupLocationsProps {
  group: string
  selectedId: string | undefined
  onSelect: (node: HierarchyNode) => void
}

/** The locations of a group, wherever in the hierarchy they are. */
export function GroupLocations({ group, ...list }: GroupLocationsProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { data: groups } = useQuery(groupsQuery(api))
  // Groups of several businesses may have the same name.
  const named = groups?.filter(({ name }) => name === group)
  if (named?.length === 0) return <EmptyState title={t('groups.gone')} />
  return named?.map(({ businessId }) => (
    <LocationsOfBusiness key={businessId} {...{ businessId, group, ...list }} />
  ))
}

function LocationsOfBusiness(props: GroupLocationsProps & { businessId: number }) {
  const { businessId, group, selectedId, onSelect } = props
  const { t } = useTexts()
  const locations = useLocations({ businessId, group })
  return (
    <QueryContent
      query={locations}
      loading={t('page.loading')}
      failed={t('groups.locationsFailed')}
      reasonKey={structureReasonKey}
    >
      {(found) => (
        <>
          <FoundNodes
            label={t('groups.locationsOf', { name: group })}
            nodes={found.map(nodeOf)}
            selectedId={selectedId}
            onTake={onSelect}
          />
          {locations.more && (
            <Button look="quiet" disabled={locations.more.pending} onClick={locations.more.onMore}>
              {t('hierarchy.more')}
            </Button>
          )}
        </>
      )}
    </QueryContent>
  )
}

const nodeOf = ({ id, name, archived, path }: ListedLocation): HierarchyNode => ({
  ...{ id, type: 'LOCATION', name, path, parentId: path.at(-1)?.id ?? null, hasChildren: false },
  ...{ kind: null, productType: null },
  ...(archived && { archived }),
})
