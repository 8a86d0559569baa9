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

type Uses = CallResponse<typeof getMeteringPointUses>
type Users = Uses['weatherOf']

/** What a metering point serves for; a weather station is there for others, and says so even where there are none. */
export function UsesPanel({ pointId, isStation, canEdit }: UsesPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = useQuery({
    queryKey: [...structureKey, 'uses', pointId],
    queryFn: ({ signal }) => api.call(getMeteringPointUses, { params: { meteringPointId: pointId }, signal }),
  })
  const uses = query.data
  const isUnused = uses && uses.weatherOf.count + uses.inFormulasOf.count + uses.factorsOf.count === 0
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
        {({ weatherOf, inFormulasOf, factorsOf }) => (
          <>
            {isUnused && (
              <>
                <p>{t('uses.none')}</p>
                {canEdit ? <p>{t('uses.choose')}</p> : <WhoCan />}
              </>
            )}
            <UserList title={t('uses.weatherOf')} type="LOCATION" users={weatherOf} />
            <UserList title={t('uses.inFormulasOf')} type="METERING_POINT" users={inFormulasOf} />
            <FactorList factors={factorsOf} />
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

/** Prices and factors that follow a series of the meter; those of businesses that the user does not see by the business alone. */
function FactorList({ factors: { count, first } }: { factors: Uses['factorsOf'] }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  if (count === 0) return null
  return (
    <>
      <p>{t('uses.factorsOf')}</p>
      <ul className={styles.users}>
        {first.map(({ kind, node, businessName }, place) => (
          <li key={place}>
            {t(`factors.kinds.${kind}`)}:{' '}
            {node && node.name !== businessName && (
              <>
                <a href={`${basePath}/organization/hierarchy?${addressOf(node)}`}>{node.name}</a>,{' '}
              </>
            )}
            {businessName}
          </li>
        ))}
        {count > first.length && <li>{t('points.more', { count: count - first.length })}</li>}
      </ul>
    </>
  )
}
