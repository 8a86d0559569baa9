import { useQuery } from '@tanstack/react-query'
import type { OpenFindings } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Icon } from '@energycockpit/ui'
import type { TileProps } from '../tile'
import { openFindingsQuery } from './findings-query'
import { PointList } from './point-list'
import styles from '../tiles.module.css'
import own from './quality.module.css'

/** Whether the readings can be believed: what the checks find, where most of it is, and which meters are silent. */
export function QualityTile({ nodeId }: TileProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const findings = useQuery(openFindingsQuery(api, nodeId))
  return (
    <QueryContent query={findings} loading={t('overview.loading')} failed={t('overview.failed.QUALITY')}>
      {(found) =>
        found.points === 0 ? (
          <EmptyState title={t('quality.noPoints')} glyph="meter" />
        ) : found.withFindings.count + found.silent.count === 0 ? (
          <p className={styles.name}>
            <Icon glyph="check" />
            {t('quality.whole', { count: found.points })}
          </p>
        ) : (
          <div className={own.parts}>
            <Findings found={found} />
            <Most found={found} />
            <Silent found={found} />
          </div>
        )
      }
    </QueryContent>
  )
}

function Findings({ found: { kinds, points, withFindings } }: { found: OpenFindings }) {
  const { t, formats } = useTexts()
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  if (count === 0) return <p>{t('quality.noFindings')}</p>
  return (
    <div className={styles.line}>
      <p className={styles.figure}>{t('quality.findings', { count, written: formats.count(count) })}</p>
      <p className={styles.note}>
        {t('quality.at', { count: withFindings.count, of: formats.count(points) })}
      </p>
      <ul className={own.kinds} aria-label={t('quality.kinds')}>
        {kinds.map(({ kind, count: of, since }) => (
          <li key={kind}>
            {t('quality.kindSince', {
              ...{ written: formats.count(of), kind: t(`quality.kind.${kind}`) },
              day: formats.date(since, 'UTC'),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Most({ found: { withFindings } }: { found: OpenFindings }) {
  const { t, formats } = useTexts()
  if (withFindings.count === 0) return null
  return (
    <div>
      <PointList
        title={t('quality.most')}
        of={withFindings.count}
        points={withFindings.most.map(({ findings, since, latestYear, ...point }) => ({
          ...{ ...point, year: latestYear },
          says: t('quality.pointFindings', {
            ...{ count: findings, written: formats.count(findings), day: formats.date(since, 'UTC') },
          }),
        }))}
      />
    </div>
  )
}

function Silent({ found: { silent } }: { found: OpenFindings }) {
  const { t, formats } = useTexts()
  if (silent.count === 0)
    return (
      <p className={styles.name}>
        <Icon glyph="check" />
        {t('quality.noneSilent')}
      </p>
    )
  return (
    <div className={styles.line}>
      <p className={styles.figure}>{t('quality.silent', { count: silent.count })}</p>
      <p className={styles.note}>{t('quality.silentRule')}</p>
      <PointList
        title={t('quality.longest')}
        of={silent.count}
        points={silent.longest.map(({ lastAt, ...point }) => ({
          ...{ ...point, year: Number(lastAt.slice(0, 4)) },
          says: t('quality.lastValue', { day: formats.date(lastAt, 'UTC') }),
        }))}
      />
    </div>
  )
}
