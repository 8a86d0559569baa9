import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { restoreIndicator, type Indicator } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, PageHead, Panel, Waiting } from '@energycockpit/ui'
import { UsesPanel } from '../energy-uses/links/uses-panel'
import { AboutIndicator } from './about-indicator'
import { indicatorPath } from './indicator-path'
import { IndicatorSteps } from './indicator-steps'
import { indicatorsKey, indicatorsQuery } from './indicators-query'
import { RestorePanel } from '../documents/restore-panel'
import documents from '../documents/documents.module.css'
import styles from './indicators.module.css'

// The page is read before its chart is drawn.
const ResultPanels = lazy(() =>
  import('./result/result-panels').then((panels) => ({ default: panels.ResultPanels })),
)

/** One indicator: what it says now, how it came to that, and how it is made. */
export function IndicatorPage({ id }: { id: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const indicators = useQuery(indicatorsQuery(api))
  const [deleted, setDeleted] = useState<Indicator>()
  const found = indicators.data?.indicators.find((indicator) => indicator.id === id)
  const all = <ButtonLink href={indicatorPath(basePath)}>{t('indicators.all')}</ButtonLink>
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={found?.name ?? t('indicators.one')} lead={found && t('indicators.one')} />
        {deleted && !found ? (
          <RestorePanel
            texts="indicators"
            name={deleted.name}
            restore={() => api.call(restoreIndicator, { params: { indicatorId: deleted.id } })}
            listKey={indicatorsKey}
            more={all}
            onRestored={() => setDeleted(undefined)}
          />
        ) : (
          <QueryContent query={indicators} loading={t('indicators.loading')} failed={t('indicators.failed')}>
            {({ canEdit }) =>
              found ? (
                <>
                  <div className={documents.steps}>
                    {all}
                    {canEdit && <IndicatorSteps indicator={found} onDeleted={() => setDeleted(found)} />}
                  </div>
                  <Suspense
                    fallback={
                      <Panel title={t('indicators.result')}>
                        <Waiting label={t('indicators.reckoning')} lines={8} />
                      </Panel>
                    }
                  >
                    <ResultPanels indicator={found} canEdit={canEdit} />
                  </Suspense>
                  <AboutIndicator indicator={found} />
                  <UsesPanel of={{ indicatorId: id }} />
                </>
              ) : (
                <Panel>
                  <EmptyState title={t('indicators.gone')} glyph="target" action={all}>
                    {t('indicators.goneDetail')}
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
