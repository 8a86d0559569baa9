import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel } from '@energycockpit/ui'
import { JoinedContent } from '../../joined/joined-content'
import { useJoined } from '../../joined/use-joined'
import type { WidgetProps } from '../widget'
import { regressionChoice } from './regression-choice'
import { restingQuery } from './resting-query'
import { RegressionResult } from './regression-result'
import { RegressorsChoice } from './regressors-choice'
import styles from './linear-regression.module.css'

/** What explains a quantity: the choice of regressors, and the fit with its statistics. */
export default function LinearRegression({ choice, onChange, chosen, period, range, now }: WidgetProps) {
  const { t } = useTexts()
  const regression = regressionChoice(choice.options, chosen)
  const { api } = useFeature()
  const { explained, explaining, granularity, resting } = regression
  const keys = explained === undefined ? [] : [explained, ...explaining]
  const query = useJoined({ keys, period, granularity, now })
  const calendar = useQuery(restingQuery(api, resting ? explained?.seriesId : undefined, range))
  const set = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })

  return (
    <Panel>
      <div className={styles.view} aria-busy={query.isOld}>
        <RegressorsChoice regression={regression} onChange={set} />
        {explained === undefined ? (
          <EmptyState title={t('joined.nothing')}>{t('joined.nothingDetail')}</EmptyState>
        ) : (
          <JoinedContent query={query}>
            {(values) => {
              const result = (restingDays: ReadonlySet<string> | undefined) => (
                <RegressionResult
                  {...regression}
                  {...{ values, range, now, restingDays }}
                  explained={explained}
                  onDrawing={(chart) => set({ chart })}
                />
              )
              return resting ? (
                <QueryContent
                  query={calendar}
                  loading={t('regression.calendarLoading')}
                  failed={t('regression.calendarFailed')}
                  lines={12}
                >
                  {result}
                </QueryContent>
              ) : (
                result(undefined)
              )
            }}
          </JoinedContent>
        )}
      </div>
    </Panel>
  )
}
