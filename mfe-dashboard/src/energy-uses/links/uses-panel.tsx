import { useQuery } from '@tanstack/react-query'
import type { EnergyUse } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { actionPath } from '../../actions/action-path'
import { actionsQuery } from '../../actions/actions-query'
import { StateBadge } from '../../actions/state-badge'
import { Fact, Facts } from '../../documents/facts'
import { indicatorPath } from '../../indicators/indicator-path'
import { indicatorsQuery } from '../../indicators/indicators-query'
import { energyUsePath } from '../energy-use-path'
import { energyUsesQuery } from '../energy-uses-query'
import styles from '../energy-uses.module.css'

interface UsesPanelProps {
  /** Whose page it stands on. */
  of: { indicatorId: string } | { actionId: string }
}

/** To which uses of energy an indicator or an action belongs, and what else belongs to them. */
export function UsesPanel({ of }: UsesPanelProps) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const uses = useQuery(energyUsesQuery(api))
  const belongs = (use: EnergyUse) =>
    'indicatorId' in of ? use.indicatorIds.includes(of.indicatorId) : use.actionIds.includes(of.actionId)
  return (
    <Panel title={t('energyUseLinks.title')}>
      <QueryContent
        query={uses}
        loading={t('energyUseLinks.loading')}
        lines={2}
        failed={t('energyUseLinks.failed')}
      >
        {({ uses: all }) => {
          const found = all.filter(belongs)
          return (
            <Facts>
              <Fact label={t('energyUseLinks.uses')}>
                {found.length === 0 ? (
                  <span className={styles.linked}>
                    {t('energyUseLinks.noUse')}
                    <a href={energyUsePath(basePath)}>{t('energyUseLinks.choose')}</a>
                  </span>
                ) : (
                  <ul>
                    {found.map(({ id, name, verdict }) => (
                      <li key={id}>
                        <a href={energyUsePath(basePath, id)}>{name}</a>
                        {` (${t(`energyUseLinks.verdicts.${verdict}`)})`}
                      </li>
                    ))}
                  </ul>
                )}
              </Fact>
              {found.length > 0 &&
                ('indicatorId' in of ? <ActionsOf uses={found} /> : <IndicatorsOf uses={found} />)}
            </Facts>
          )
        }}
      </QueryContent>
    </Panel>
  )
}

function ActionsOf({ uses }: { uses: readonly EnergyUse[] }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const actions = useQuery(actionsQuery(api))
  const ids = new Set(uses.flatMap(({ actionIds }) => actionIds))
  return (
    <Fact label={t('energyUseLinks.actions')}>
      <QueryContent query={actions} loading={t('actions.loading')} lines={1} failed={t('actions.failed')}>
        {({ actions: all }) => {
          const found = all.filter(({ id }) => ids.has(id))
          if (found.length === 0) return t('energyUseLinks.none')
          return (
            <ul>
              {found.map(({ id, name, state }) => (
                <li key={id} className={styles.linked}>
                  <a href={actionPath(basePath, id)}>{name}</a>
                  <StateBadge state={state} />
                </li>
              ))}
            </ul>
          )
        }}
      </QueryContent>
    </Fact>
  )
}

function IndicatorsOf({ uses }: { uses: readonly EnergyUse[] }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const indicators = useQuery(indicatorsQuery(api))
  const ids = new Set(uses.flatMap(({ indicatorIds }) => indicatorIds))
  const found = indicators.data?.indicators.filter(({ id }) => ids.has(id)) ?? []
  return (
    <Fact label={t('energyUseLinks.indicators')}>
      {found.length === 0 ? (
        indicators.isPending ? (
          '…'
        ) : (
          t('energyUseLinks.none')
        )
      ) : (
        <ul>
          {found.map(({ id, name }) => (
            <li key={id}>
              <a href={indicatorPath(basePath, id)}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </Fact>
  )
}
