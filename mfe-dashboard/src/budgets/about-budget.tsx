import type { Budget } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Panel } from '@energycockpit/ui'
import { Fact, Facts } from '../documents/facts'
import styles from '../indicators/indicators.module.css'

/** What a budget is for, and by what its year is spread. */
export function AboutBudget({ budget }: { budget: Budget }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { nodeId, nodeName, changed, description } = budget
  return (
    <Panel title={t('budgets.about')}>
      <div className={styles.page}>
        <Facts>
          <Fact label={t('budgets.scope')}>
            {nodeId === null ? (
              t('budgets.wholeBusiness')
            ) : nodeName === null ? (
              t('budgets.placeGone')
            ) : (
              <a href={`${basePath}/analysis?${nodeQuery(nodeId)}`}>{nodeName}</a>
            )}
          </Fact>
          <Fact label={t('budgets.year')}>{budget.year}</Fact>
          <Fact label={t('budgets.product')}>{t(`overview.products.${budget.productType}`)}</Fact>
          <Fact label={t('budgets.profile')}>{t(`budgets.profiles.${budget.profile}`)}</Fact>
        </Facts>
        {description.trim() !== '' && <MarkdownText text={description} topLevel={3} />}
        <p className={styles.note}>
          {t(changed.by === null ? 'budgets.changed' : 'budgets.changedBy', {
            at: formats.dateTime(changed.at, deviceZone()),
            name: changed.by,
          })}
        </p>
      </div>
    </Panel>
  )
}
