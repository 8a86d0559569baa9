import { isCallError } from '@energycockpit/api-client'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState, Panel } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { choosing } from '../choice/chosen-objects'
import { neighbourOf } from '../choice/dates'
import type { ChangeChoice } from '../choice/use-choice'
import { PeriodBar } from '../values/period-bar'
import { ComparisonChoice } from './comparison-choice'
import { ConsumptionResult } from './consumption-result'
import { NodeHeader } from './node-header'
import type { ShownConsumption } from './use-consumption'
import styles from './consumption.module.css'

interface ConsumptionPageProps {
  shown: ShownConsumption
  choice: Choice
  onChange: ChangeChoice
}

/** What a business, unit or location consumes, or all of them: how much of what, when and where, and against before. */
export function ConsumptionPage({ shown, choice, onChange }: ConsumptionPageProps) {
  const { t } = useTexts()
  const { consumption, days, compared, granularity, bar } = shown

  if (isCallError(consumption.error) && consumption.error.status === 404)
    return (
      <Panel>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <EmptyState
          title={t('node.unknown')}
          action={<Button onClick={() => onChange(choosing([]))}>{t('node.showAll')}</Button>}
        >
          {t('node.unknownDetail')}
        </EmptyState>
      </Panel>
    )
  return (
    <div className={styles.page}>
      <NodeHeader node={shown.node} isAll={choice.nodeId === undefined} choice={choice} />
      <Panel>
        <div className={styles.bar}>
          <PeriodBar
            choice={choice}
            {...bar}
            onPeriod={(chosen) => onChange({ period: chosen })}
            onStep={(direction) => onChange({ period: neighbourOf(shown.range, direction) })}
            onGranularity={(chosen) => onChange({ granularity: chosen })}
          />
          <ComparisonChoice
            value={choice.compareWith}
            onChange={(compareWith) => onChange({ compareWith })}
          />
        </div>
        {days === undefined ? (
          <EmptyState title={t('node.notOver')}>{t('node.notOverDetail')}</EmptyState>
        ) : (
          <QueryContent
            query={{ ...consumption, data: consumption.isError ? undefined : consumption.data }}
            loading={t('node.loading')}
            failed={t('node.failed')}
          >
            {(found) => (
              <ConsumptionResult
                consumption={found}
                isOld={consumption.isPlaceholderData}
                {...{ compared, granularity, choice, onChange }}
                now={consumption.dataUpdatedAt}
              />
            )}
          </QueryContent>
        )}
      </Panel>
    </div>
  )
}
