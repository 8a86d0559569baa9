import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { restoreEnergyUse, type EnergyUse } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { RestorePanel } from '../../documents/restore-panel'
import { energyUsePath } from '../energy-use-path'
import { energyUsesKey, energyUsesQuery } from '../energy-uses-query'
import { AboutUse } from './about-use'
import { ChainPanel } from './chain-panel'
import { HistoryPanel } from './history-panel'
import { UseSteps } from './use-steps'
import documents from '../../documents/documents.module.css'
import styles from '../energy-uses.module.css'

/** One use of energy: what was decided, what follows from it, and how that came. */
export function EnergyUsePage({ id }: { id: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const uses = useQuery(energyUsesQuery(api))
  const [deleted, setDeleted] = useState<EnergyUse>()
  const found = uses.data?.uses.find((use) => use.id === id)
  const all = <ButtonLink href={energyUsePath(basePath)}>{t('energyUses.title')}</ButtonLink>
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={found?.name ?? t('energyUses.one')} lead={found && t('energyUses.one')} />
        {deleted && !found ? (
          <RestorePanel
            texts="energyUses"
            name={deleted.name}
            restore={() => api.call(restoreEnergyUse, { params: { useId: deleted.id } })}
            listKey={energyUsesKey}
            more={all}
            onRestored={() => setDeleted(undefined)}
          />
        ) : (
          <QueryContent query={uses} loading={t('energyUses.loadingAll')} failed={t('energyUses.failedAll')}>
            {({ canEdit }) =>
              found ? (
                <>
                  <div className={documents.steps}>
                    {all}
                    {canEdit && <UseSteps use={found} onDeleted={() => setDeleted(found)} />}
                  </div>
                  <AboutUse use={found} />
                  {found.verdict === 'SIGNIFICANT' && <ChainPanel use={found} canEdit={canEdit} />}
                  <HistoryPanel use={found} />
                </>
              ) : (
                <Panel>
                  <EmptyState title={t('energyUses.goneTitle')} glyph="pareto" action={all}>
                    {t('energyUses.goneDetail')}
                  </EmptyState>
                </Panel>
              )
            }
          </QueryContent>
        )}
      </div>
    </Page>
  )
}
