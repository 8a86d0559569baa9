import type { EnergyAction } from '@energycockpit/contract'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { MarkdownText } from '@energycockpit/markdown'
import { useFeature } from '@energycockpit/remote'
import { deviceZone, today } from '@energycockpit/time'
import { Panel } from '@energycockpit/ui'
import { Fact, Facts } from '../documents/facts'
import { isOverdue } from './overdue'
import { useSavedEnergy } from './saved-energy'
import { StateBadge } from './state-badge'
import styles from './actions.module.css'

/** What an action is, whom and what it concerns, and where its documents are. */
export function AboutAction({ action }: { action: EnergyAction }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const savedEnergy = useSavedEnergy()
  const { nodeId, nodeName, dueOn, implementedOn, owner, description, links, changed } = action
  const day = (date: string | null) => (date === null ? '–' : formats.date(date, 'UTC'))
  return (
    <Panel title={t('actions.about')}>
      <div className={styles.page}>
        <Facts>
          <Fact label={t('actions.state')}>
            <StateBadge state={action.state} />
          </Fact>
          <Fact label={t('actions.concerns')}>
            {nodeId === null ? (
              t('actions.wholeBusiness')
            ) : nodeName === null ? (
              t('actions.concernsGone')
            ) : (
              <a href={`${basePath}/analysis?${nodeQuery(nodeId)}`}>{nodeName}</a>
            )}
          </Fact>
          <Fact label={t('actions.owner')}>{owner ?? '–'}</Fact>
          <Fact label={t('actions.dueOn')}>
            <span {...(isOverdue(action, today()) && { className: styles.overdue })}>
              {day(dueOn)}
              {isOverdue(action, today()) && ` (${t('actions.overdue')})`}
            </span>
          </Fact>
          {implementedOn !== null && <Fact label={t('actions.implementedOn')}>{day(implementedOn)}</Fact>}
          <Fact label={t('actions.savingAYear')}>{savedEnergy(action.savings) || '–'}</Fact>
        </Facts>
        {description.trim() !== '' && <MarkdownText text={description} topLevel={3} />}
        {links.length > 0 && (
          <section aria-label={t('actions.links')}>
            <h3>{t('actions.links')}</h3>
            <ul className={styles.links}>
              {links.map(({ label, url }, place) => (
                <li key={place}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.note}>
          {t(changed.by === null ? 'actions.changed' : 'actions.changedBy', {
            at: formats.dateTime(changed.at, deviceZone()),
            name: changed.by,
          })}
        </p>
      </div>
    </Panel>
  )
}
