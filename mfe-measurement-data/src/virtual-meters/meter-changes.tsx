import { getVirtualSeriesSteps } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature, usePages } from '@energycockpit/remote'
import { Button, EmptyState, Panel, Table } from '@energycockpit/ui'
import { meterReasonKey } from './meter-reason-key'
import { MeterStep } from './meter-step'
import { virtualStepsKey } from './virtual-meters-query'

interface MeterChangesProps {
  /** Whose changes; absent: those of all virtual meters, removed ones included. */
  seriesId?: number
  /** Once the page has fetched what became of the undo. */
  onUndone?: () => void
}

/** Who created, changed or removed virtual meters, the latest first, each with its undo. */
export function MeterChanges({ seriesId, onUndone }: MeterChangesProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const query = usePages({
    key: [...virtualStepsKey, seriesId ?? null],
    load: async (next, signal) => {
      const before = next === undefined ? undefined : Number(next)
      const page = await api.call(getVirtualSeriesSteps, { query: { seriesId, before }, signal })
      return { ...page, next: page.more ? (page.steps.at(-1)?.step ?? null) : null }
    },
    items: ({ steps }) => steps,
  })
  const columns = [
    ...(['action', 'what', 'who', 'when'] as const).map((name) => ({
      ...{ name, label: t(`virtual.changes.${name}`) },
    })),
    { name: 'undo', label: t('virtual.changes.undo'), labelHidden: true },
  ]
  return (
    <Panel title={t('virtual.changes.title')}>
      <QueryContent
        query={query}
        loading={t('virtual.changes.loading')}
        failed={t('virtual.changes.failed')}
        reasonKey={meterReasonKey}
      >
        {(steps) =>
          steps.length === 0 ? (
            <EmptyState title={t('virtual.changes.none')}>{t('virtual.changes.noneWhy')}</EmptyState>
          ) : (
            <>
              <Table columns={columns}>
                {steps.map((step) => (
                  <MeterStep key={step.step} step={step} onUndone={onUndone} />
                ))}
              </Table>
              {query.more && (
                <Button look="quiet" disabled={query.more.pending} onClick={query.more.onMore}>
                  {t('virtual.changes.more')}
                </Button>
              )}
            </>
          )
        }
      </QueryContent>
    </Panel>
  )
}
