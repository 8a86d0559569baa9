import type { BaselineAdjustment } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { RowsSection } from '../../../../amounts/rows-section'

/** The non-routine adjustments of a saved baseline, each with its reason. */
export function AdjustmentsTable({
  adjustments,
  unit,
}: {
  adjustments: readonly BaselineAdjustment[]
  unit: string
}) {
  const { t, formats } = useTexts()
  const signed = (value: number) => `${value > 0 ? '+' : ''}${formats.quantity(value, unit)}`
  return (
    <RowsSection
      title={t('variance.saved.adjustments')}
      headings={[
        t('variance.column.period'),
        t('variance.saved.value'),
        t('variance.saved.adjustmentReason'),
      ]}
      rows={adjustments.map(({ from, to, kind, value, reason }, place) => ({
        key: String(place),
        name:
          to === null
            ? t('variance.saved.since', { date: formats.date(startOfDay(from, 'UTC'), 'UTC') })
            : formats.period(startOfDay(from, 'UTC'), startOfDay(to, 'UTC'), 'UTC'),
        cells: [
          kind === 'SHARE'
            ? t('variance.saved.ofExpected', { share: writtenChange(value, formats) })
            : t('variance.saved.perDay', { amount: signed(value) }),
          reason,
        ],
      }))}
    />
  )
}
