import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { EnergyUse } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Panel, PartialNotice, Table, TableCell, TableNote } from '@energycockpit/ui'
import { energyUsePath } from './energy-use-path'
import { UseDialog } from './form/use-dialog'
import { ReviewDay } from './review-day'
import { isReviewDue, sortedUses } from './rules/documented'
import { VerdictBadge } from './verdict-badge'
import styles from './energy-uses.module.css'

interface DocumentedPanelProps {
  uses: UseQueryResult<{ uses: EnergyUse[]; canEdit: boolean }>
  today: string
}

/** What was decided, of whatever is shown above. */
export function DocumentedPanel({ uses, today }: DocumentedPanelProps) {
  const { t } = useTexts()
  const { navigate, basePath } = useFeature()
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)} aria-haspopup="dialog">
      {t('energyUses.new')}
    </Button>
  )
  return (
    <Panel title={t('energyUses.all')} actions={uses.data?.canEdit && add}>
      <QueryContent query={uses} loading={t('energyUses.loadingAll')} failed={t('energyUses.failedAll')}>
        {({ uses: found, canEdit }) =>
          found.length === 0 ? (
            <EmptyState title={t('energyUses.none')} glyph="pareto">
              {t(canEdit ? 'energyUses.noneDetail' : 'energyUses.ask')}
            </EmptyState>
          ) : (
            <DocumentedTable uses={found} today={today} />
          )
        }
      </QueryContent>
      {isAdding && (
        <UseDialog
          onSaved={({ id }) => navigate(energyUsePath(basePath, id))}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}

function DocumentedTable({ uses, today }: { uses: readonly EnergyUse[]; today: string }) {
  const { t, locale } = useTexts()
  const { basePath } = useFeature()
  const due = uses.filter((use) => isReviewDue(use, today)).length
  const columns = [
    { name: 'name', label: t('energyUses.name') },
    { name: 'verdict', label: t('energyUses.verdict') },
    { name: 'owner', label: t('energyUses.owner') },
    { name: 'reviewOn', label: t('energyUses.reviewOn') },
    { name: 'chain', label: t('energyUses.chain') },
  ] as const
  return (
    <div className={styles.page}>
      {due > 0 && <PartialNotice>{t('energyUses.reviewsDue', { count: due })}</PartialNotice>}
      <Table columns={columns}>
        {sortedUses(uses, locale).map((use) => (
          <tr key={use.id}>
            <th scope="row">
              <span className={styles.cell}>
                <a href={energyUsePath(basePath, use.id)}>{use.name}</a>
                <TableNote>
                  {use.nodeId === null
                    ? t('energyUses.wholeBusiness')
                    : (use.nodeName ?? t('energyUses.placeGone'))}
                </TableNote>
              </span>
            </th>
            <TableCell label={t('energyUses.verdict')}>
              <VerdictBadge verdict={use.verdict} />
            </TableCell>
            <TableCell label={t('energyUses.owner')}>{use.owner ?? '–'}</TableCell>
            <TableCell label={t('energyUses.reviewOn')}>
              <ReviewDay use={use} today={today} />
            </TableCell>
            <TableCell label={t('energyUses.chain')} room="two">
              {use.verdict === 'SIGNIFICANT' ? chainText(use, t) : '–'}
            </TableCell>
          </tr>
        ))}
      </Table>
    </div>
  )
}

type Translate = ReturnType<typeof useTexts>['t']

/** '2 indicators, no action' */
const chainText = ({ indicatorIds, actionIds }: EnergyUse, t: Translate): string =>
  [
    indicatorIds.length === 0
      ? t('energyUses.noIndicator')
      : t('energyUses.indicatorCount', { count: indicatorIds.length }),
    actionIds.length === 0
      ? t('energyUses.noAction')
      : t('energyUses.actionCount', { count: actionIds.length }),
  ].join(', ')
