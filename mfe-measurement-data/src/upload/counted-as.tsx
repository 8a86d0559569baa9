import type { ReceivingSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TableNote } from '@energycockpit/ui'
import { wayInto } from '@energycockpit/units'

/** Says what becomes of values that are stored as something else: a load profile in kW as energy. */
export function CountedAs({ unit, series }: { unit: string | null; series: ReceivingSeries }) {
  const { t } = useTexts()
  const way = unit === null ? undefined : wayInto(unit, series.unit)
  if (way !== 'AMOUNT' && way !== 'MEAN_RATE') return null
  const isFlow = series.quantity === 'VOLUME' || unit === 'm³'
  return (
    <TableNote>
      {t(`upload.targets.countedAs.${way}`, {
        context: isFlow ? 'flow' : undefined,
        ...{ unit, of: series.unit, interval: t(`upload.choices.interval.${series.interval}`) },
      })}
    </TableNote>
  )
}
