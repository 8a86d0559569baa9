import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { changeEnergyUse, type EnergyUse, type EnergyUseContent } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, Panel } from '@energycockpit/ui'
import { actionsQuery, baselinesQuery } from '../../actions/actions-query'
import { ActionDialog } from '../../actions/form/action-dialog'
import { IndicatorDialog } from '../../indicators/form/indicator-dialog'
import { indicatorsQuery } from '../../indicators/indicators-query'
import { energyUsesKey } from '../energy-uses-query'
import { draftOf, readDraft } from '../form/use-draft'
import { ChainLink } from './chain-link'
import { LinkedAction } from './linked-action'
import { LinkedBaseline } from './linked-baseline'
import { LinkedIndicator } from './linked-indicator'
import styles from '../energy-uses.module.css'

interface ChainPanelProps {
  use: EnergyUse
  canEdit: boolean
}

/** From the use to what was really saved: indicators, baselines, actions, each with how it stands now. */
export function ChainPanel({ use, canEdit }: ChainPanelProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const [adding, setAdding] = useState<'indicator' | 'action'>()
  const indicators = useQuery(indicatorsQuery(api))
  const baselines = useQuery(baselinesQuery(api))
  const actions = useQuery(actionsQuery(api))
  const linking = useChange({
    call: (more: Partial<EnergyUseContent>) =>
      api.call(changeEnergyUse, {
        params: { useId: use.id },
        body: { content: { ...readDraft(draftOf(use)).content, ...more }, revision: use.revision },
      }),
    changes: [energyUsesKey],
  })
  const close = () => setAdding(undefined)
  const linked = actions.data?.actions.filter(({ id }) => use.actionIds.includes(id)) ?? []
  // Those by which actions are verified belong to the chain, whoever has linked them.
  const ofActions = linked.flatMap(({ savings }) => savings.flatMap(({ baselineId }) => baselineId ?? []))
  const baselineIds = [...new Set([...use.baselineIds, ...ofActions])]
  return (
    <Panel title={t('energyUses.chain')}>
      <ol className={styles.chain}>
        <ChainLink
          title={t('energyUses.indicators')}
          lack={use.indicatorIds.length === 0 ? t('energyUses.lacks.indicators') : undefined}
          add={
            canEdit &&
            indicators.data?.canEdit && (
              <Button onClick={() => setAdding('indicator')} aria-haspopup="dialog">
                {t('energyUses.newIndicator')}
              </Button>
            )
          }
        >
          <QueryContent query={indicators} loading={t('indicators.loading')} failed={t('indicators.failed')}>
            {({ indicators: all }) =>
              use.indicatorIds.map((id) => (
                <LinkedIndicator key={id} indicator={all.find((one) => one.id === id)} />
              ))
            }
          </QueryContent>
        </ChainLink>
        <ChainLink
          title={t('energyUses.baselines')}
          lack={baselineIds.length === 0 ? t('energyUses.lacks.baselines') : undefined}
        >
          <QueryContent
            query={baselines}
            loading={t('energyUses.loadingBaselines')}
            failed={t('energyUses.failedBaselines')}
          >
            {(all) =>
              baselineIds.map((id) => <LinkedBaseline key={id} baseline={all.find((one) => one.id === id)} />)
            }
          </QueryContent>
        </ChainLink>
        <ChainLink
          title={t('energyUses.actionsAndSavings')}
          lack={use.actionIds.length === 0 ? t('energyUses.lacks.actions') : undefined}
          add={
            canEdit &&
            actions.data?.canEdit && (
              <Button onClick={() => setAdding('action')} aria-haspopup="dialog">
                {t('energyUses.newAction')}
              </Button>
            )
          }
        >
          <QueryContent query={actions} loading={t('actions.loading')} failed={t('actions.failed')}>
            {({ actions: all }) =>
              use.actionIds.map((id) => <LinkedAction key={id} action={all.find((one) => one.id === id)} />)
            }
          </QueryContent>
        </ChainLink>
      </ol>
      <StepFailure title={t('energyUses.notLinked')} error={linking.error} />
      {adding === 'indicator' && (
        <IndicatorDialog
          start={{
            ...{ name: use.name, nodeId: use.nodeId ?? '', nodeName: use.nodeName ?? '' },
            ...{ owner: use.owner ?? '' },
            ...(use.productType !== null && { products: [use.productType] }),
          }}
          onSaved={({ id }) => linking.mutate({ indicatorIds: [...use.indicatorIds, id] })}
          onClose={close}
        />
      )}
      {adding === 'action' && (
        <ActionDialog
          currency={actions.data?.actions.at(-1)?.currency}
          start={{
            nodeId: use.point?.id ?? use.nodeId ?? '',
            nodeName: use.point?.name ?? use.nodeName ?? '',
            owner: use.owner ?? '',
          }}
          onSaved={({ id }) => linking.mutate({ actionIds: [...use.actionIds, id] })}
          onClose={close}
        />
      )}
    </Panel>
  )
}
