import type { EnergyUse } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { useFeature } from '@energycockpit/remote'
import { deviceZone, today } from '@energycockpit/time'
import { Panel, PartialNotice } from '@energycockpit/ui'
import { Fact, Facts } from '../../documents/facts'
import { ReviewDay } from '../review-day'
import { isReviewDue } from '../rules/documented'
import { VerdictBadge } from '../verdict-badge'
import styles from '../energy-uses.module.css'

/** What was decided, why, and on what was known. */
export function AboutUse({ use }: { use: EnergyUse }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { nodeId, nodeName, productType, point, basis, changed, variableSeries } = use
  const now = today()
  return (
    <Panel title={t('energyUses.about')}>
      <div className={styles.page}>
        {isReviewDue(use, now) && (
          <PartialNotice>
            {t('energyUses.reviewIsDue', { day: formats.date(use.reviewOn!, 'UTC') })}
          </PartialNotice>
        )}
        <Facts>
          <Fact label={t('energyUses.verdict')}>
            <VerdictBadge verdict={use.verdict} />
          </Fact>
          {use.verdict === 'SIGNIFICANT' && (
            <Fact label={t('energyUses.reasons')}>
              {use.reasons.map((reason) => t(`energyUses.reasonsOf.${reason}`)).join(', ')}
            </Fact>
          )}
          <Fact label={t('energyUses.carrier')}>
            {productType === null ? t('energyUses.allCarriers') : t(`overview.products.${productType}`)}
          </Fact>
          <Fact label={t('energyUses.scope')}>
            {nodeId === null ? (
              t('energyUses.wholeBusiness')
            ) : nodeName === null ? (
              t('energyUses.placeGone')
            ) : (
              <a href={`${basePath}/analysis?${nodeQuery(nodeId)}`}>{nodeName}</a>
            )}
          </Fact>
          {use.use !== null && (
            <Fact label={t('energyUses.useOfLocation')}>{t(`energyUses.uses.${use.use}`)}</Fact>
          )}
          {point && (
            <Fact label={t('energyUses.point')}>
              <a href={`${basePath}/analysis?${new URLSearchParams({ point: point.id })}`}>{point.name}</a>
            </Fact>
          )}
          <Fact label={t('energyUses.owner')}>{use.owner ?? '–'}</Fact>
          <Fact label={t('energyUses.reviewOn')}>
            <ReviewDay use={use} today={now} />
          </Fact>
          <Fact label={t('energyUses.basis')}>
            {basis === null
              ? t('energyUses.noBasis')
              : t('energyUses.basisText', {
                  energy: formats.quantity(basis.energy, 'kWh'),
                  share: basis.share === null ? '–' : formats.percent(basis.share, 1),
                  known: formats.percent(basis.known),
                  when: formats.period(`${basis.from}T00:00:00Z`, `${basis.to}T00:00:00Z`, 'UTC'),
                })}
          </Fact>
        </Facts>
        {use.explanation.trim() !== '' && <MarkdownText text={use.explanation} topLevel={3} />}
        {(use.variables.trim() !== '' || variableSeries.length > 0) && (
          <section aria-label={t('energyUses.variables')}>
            <h3>{t('energyUses.variables')}</h3>
            {use.variables.trim() !== '' && <MarkdownText text={use.variables} topLevel={4} />}
            <ul className={styles.links}>
              {variableSeries.map(({ id, pointId, name }) => (
                <li key={id}>
                  <a
                    href={`${basePath}/analysis?${new URLSearchParams({ point: pointId, series: String(id) })}`}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.note}>
          {t(changed.by === null ? 'energyUses.changed' : 'energyUses.changedBy', {
            at: formats.dateTime(changed.at, deviceZone()),
            name: changed.by,
          })}
        </p>
      </div>
    </Panel>
  )
}
