import { useQuery } from '@tanstack/react-query'
import type { EnergyUse } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Panel, Table, TableCell } from '@energycockpit/ui'
import { historyQuery } from '../energy-uses-query'
import { historySteps, type HistoryStep } from '../rules/changed-fields'

/** Who changed what, when. */
export function HistoryPanel({ use }: { use: EnergyUse }) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const history = useQuery(historyQuery(api, use))
  const columns = [
    { name: 'at', label: t('energyUses.at') },
    { name: 'by', label: t('energyUses.changer') },
    { name: 'what', label: t('energyUses.change') },
  ] as const
  return (
    <Panel title={t('energyUses.history')}>
      <QueryContent
        query={history}
        loading={t('energyUses.loadingHistory')}
        failed={t('energyUses.failedHistory')}
      >
        {({ versions }) => (
          <Table columns={columns}>
            {historySteps(versions).map((step) => (
              <tr key={step.revision}>
                <th scope="row">{formats.dateTime(step.at, deviceZone())}</th>
                <TableCell label={t('energyUses.changer')}>{step.by ?? t('energyUses.nobody')}</TableCell>
                <TableCell label={t('energyUses.change')} room="all">
                  <StepText step={step} />
                </TableCell>
              </tr>
            ))}
          </Table>
        )}
      </QueryContent>
    </Panel>
  )
}

function StepText({ step }: { step: HistoryStep }) {
  const { t } = useTexts()
  const { changed, before, content } = step
  const what = t(`energyUses.historySteps.${step.step}`)
  if (before === undefined) return `${what}: ${t(`energyUses.verdicts.${content.verdict}`)}`
  if (changed.length === 0) return what
  const written = changed.map((field) =>
    field === 'verdict'
      ? t('energyUses.verdictChanged', {
          before: t(`energyUses.verdicts.${before.verdict}`),
          after: t(`energyUses.verdicts.${content.verdict}`),
        })
      : t(`energyUses.fields.${field}`),
  )
  return `${what}: ${written.join(', ')}`
}
