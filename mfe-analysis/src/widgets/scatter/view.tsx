import { useMemo } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState, Panel } from '@energycockpit/ui'
import { writeChoice } from '../../choice/choice'
import { JoinedContent } from '../../joined/joined-content'
import { useJoined } from '../../joined/use-joined'
import type { WidgetProps } from '../widget'
import { AxesChoice } from './axes-choice'
import { scatterChoice } from './scatter-choice'
import { ScatterResult } from './scatter-result'
import layout from '../../frame/settings-above.module.css'

/** Two quantities against each other: a point for each interval, and the line that fits them. */
export default function Scatter({ choice, onChange, chosen, period, now }: WidgetProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const settings = useMemo(() => scatterChoice(choice.options, chosen), [choice.options, chosen])
  const { x, y, granularity } = settings
  const keys = x === undefined || y === undefined ? [] : [x, y]
  const query = useJoined({ keys, period, granularity, now })
  const set = (options: Record<string, string>) => onChange({ options: { ...choice.options, ...options } })

  return (
    <Panel>
      <div className={layout.view} aria-busy={query.isOld}>
        <AxesChoice settings={settings} onChange={set} />
        {x === undefined || y === undefined ? (
          <EmptyState title={t('scatter.nothing')}>{t('scatter.nothingDetail')}</EmptyState>
        ) : (
          <JoinedContent query={query}>
            {(values) => (
              <ScatterResult
                {...{ values, period, x, y }}
                settings={settings}
                onOff={(off) => set({ off: off.join(',') })}
                regressionHref={`${basePath}/analysis/linear-regression${writeChoice({
                  ...choice,
                  options: { x: x.key, y: y.key, resolution: granularity, days: 'NONE' },
                })}`}
              />
            )}
          </JoinedContent>
        )}
      </div>
    </Panel>
  )
}
