import type { Indicator } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Panel } from '@energycockpit/ui'
import { Fact, Facts } from '../documents/facts'
import { useIndicatorTexts } from './use-indicator-texts'
import styles from './indicators.module.css'

/** What an indicator is made of, by what it is judged, and who answers for it. */
export function AboutIndicator({ indicator }: { indicator: Indicator }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const texts = useIndicatorTexts()
  const { nodeId, nodeName, targets, owner, description, changed } = indicator
  return (
    <Panel title={t('indicators.about')}>
      <div className={styles.page}>
        <Facts>
          <Fact label={t('indicators.scope')}>
            {nodeId === null ? (
              t('indicators.wholeBusiness')
            ) : nodeName === null ? (
              t('indicators.placeGone')
            ) : (
              <a href={`${basePath}/analysis?${nodeQuery(nodeId)}`}>{nodeName}</a>
            )}
          </Fact>
          <Fact label={t('indicators.formula')}>{texts.formula(indicator)}</Fact>
          <Fact label={t('indicators.period')}>{t(`indicators.periods.${indicator.period}`)}</Fact>
          <Fact label={t('indicators.baseline')}>{texts.baseline(indicator)}</Fact>
          <Fact label={t('indicators.targets')}>
            {targets.length === 0 ? (
              t('indicators.noTargets')
            ) : (
              <ul>
                {targets.map((target) => (
                  <li key={target.from}>{texts.target(target)}</li>
                ))}
              </ul>
            )}
          </Fact>
          <Fact label={t('indicators.owner')}>{owner ?? '–'}</Fact>
        </Facts>
        {description.trim() !== '' && <MarkdownText text={description} topLevel={3} />}
        <p className={styles.note}>
          {t(changed.by === null ? 'indicators.changed' : 'indicators.changedBy', {
            at: formats.dateTime(changed.at, deviceZone()),
            name: changed.by,
          })}
        </p>
      </div>
    </Panel>
  )
}
