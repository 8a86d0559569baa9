import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { IndicatorDialog } from './form/indicator-dialog'
import { indicatorPath } from './indicator-path'
import { indicatorsQuery } from './indicators-query'
import { IndicatorsTable } from './indicators-table'
import styles from './indicators.module.css'

/** By which figures a business sees whether it gets better. */
export function IndicatorsPage() {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const indicators = useQuery(indicatorsQuery(api))
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button look="primary" onClick={() => setAdding(true)} aria-haspopup="dialog">
      {t('indicators.new')}
    </Button>
  )
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('indicators.title')} lead={t('indicators.lead')} />
        <Panel
          title={t('indicators.all')}
          actions={indicators.data?.canEdit && indicators.data.indicators.length > 0 && add}
        >
          <QueryContent query={indicators} loading={t('indicators.loading')} failed={t('indicators.failed')}>
            {({ indicators: found, canEdit }) =>
              found.length === 0 ? (
                <EmptyState title={t('indicators.none')} glyph="target" action={canEdit && add}>
                  <p>{t('indicators.noneDetail')}</p>
                  {!canEdit && <p>{t('indicators.ask')}</p>}
                </EmptyState>
              ) : (
                <IndicatorsTable indicators={found} />
              )
            }
          </QueryContent>
        </Panel>
      </div>
      {isAdding && (
        <IndicatorDialog
          onSaved={({ id }) => navigate(indicatorPath(basePath, id))}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}
