import { useQuery } from '@tanstack/react-query'
import { getMeteringPointUses, type CallResponse } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { addressOf } from '../hierarchy/address'
import { structureKey, structureReasonKey } from '../structure-query'
import { WhoCan } from '../who-can'
import styles from './kinds.module.css'

interface UsesPanelProps {
  pointId: string
  isStation: boolean
  /** Whether the user may say which station a location has. */
  canEdit: boolean
}

type Users = CallResponse<typeof getMeteringPointUses>['weatherOf']

/** What a metering point serves for; a weather station is there for others, and says so even where there are none. */
export function UsesPanel({ pointId, isStation, canEdit }: UsesPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery({
    queryKey: [...structureKey, 'uses', pointId],
    queryFn: ({ signal }) => api.call(getMeteringPointUses, { params: { meteringPointId: pointId }, signal }),
  })
  const isUnused = query.data && query.data.weatherOf.count + query.data.inFormulasOf.count === 0
  // Most meters serve for nothing but themselves.
  if (!isStation && (isUnused ?? query.isPending)) return null
  return (
    <Panel title={t('uses.title')}>
      <QueryContent
        query={query}
        loading={t('page.loading')}
        lines={2}
        failed={t('page.failed')}
        reasonKey={structureReasonKey}
      >
        {({ weatherOf, inFormulasOf }) => (
          <>
            {isUnused && (
              <>
                <p>{t('uses.none')}</p>
                {canEdit ? <p>{t('uses.choose')}</p> : <WhoCan />}
              </>
            )}
            <UserList title={t('uses.weatherOf')} type="LOCATION" users={weatherOf} />
            <UserList title={t('uses.inFormulasOf')} type="METERING_POINT" users={inFormulasOf} />
          </>
        )}
      </QueryContent>
    </Panel>
  )
}

interface UserListProps {
  title: string
  type: 'LOCATION' | 'METERING_POINT'
  users: Users
}

function UserList({ title, type, users: { count, first } }: UserListProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  if (count === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul className={styles.users}>
        {first.map(({ id, name }) => (
          <li key={id}>
            <a href={`${basePath}/organization/hierarchy?${addressOf({ type, id })}`}>{name}</a>
          </li>
        ))}
        {count > first.length && <li>{t('points.more', { count: count - first.length })}</li>}
      </ul>
    </>
  )
}
