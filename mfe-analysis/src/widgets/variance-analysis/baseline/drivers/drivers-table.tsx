import type { BaselineDriver, BaselineVariance } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import { RowsSection } from '../../../../amounts/rows-section'
import layout from '../../../../frame/settings-above.module.css'
import { writtenProbability } from '../../../../joined/written-probability'

interface DriversTableProps {
  variance: Pick<BaselineVariance, 'drivers' | 'meters' | 'amountUnit'>
}

/** What each meter uses for each unit of what it follows, and how certain that is. */
export function DriversTable({ variance: { drivers, meters, amountUnit } }: DriversTableProps) {
  const { t, locale, formats } = useTexts()
  const byId = new Map(drivers.map((driver) => [driver.seriesId, driver]))
  const written = (value: number, unit: string) =>
    `${formats.number(value)}${NO_BREAK_SPACE}${unitSign(unit, locale)}`
  const coefficient = (value: number, { unit }: BaselineDriver) =>
    `${formats.number(value)}${NO_BREAK_SPACE}${unitSign(amountUnit, locale)}/${unitSign(unit, locale)}`
  const rows = meters.flatMap((meter) =>
    meter.drivers.flatMap((found) => {
      const driver = byId.get(found.seriesId)
      if (driver === undefined) return []
      return {
        key: `${meter.seriesId} ${found.seriesId}`,
        name: `${meter.name}, ${meter.location}`,
        cells: [
          `${driver.name}, ${driver.location}`,
          coefficient(found.coefficient, driver),
          `±${NO_BREAK_SPACE}${formats.number(found.standardError)}`,
          found.t === null ? '–' : formats.number(found.t, 2),
          writtenProbability(found.p, formats),
          formats.percent(found.share, 1),
          t('variance.drivers.fromTo', {
            low: written(found.low, driver.unit),
            high: written(found.high, driver.unit),
          }),
        ],
      }
    }),
  )
  if (rows.length === 0) return null
  return (
    <>
      <RowsSection
        title={t('variance.drivers.title')}
        headings={[
          t('variance.column.meter'),
          ...(['driver', 'coefficient', 'standardError', 't', 'p', 'share', 'range'] as const).map((column) =>
            t(`variance.drivers.column.${column}`),
          ),
        ]}
        rows={rows}
      />
      <p className={layout.note}>{t('variance.drivers.explainColumns')}</p>
    </>
  )
}
