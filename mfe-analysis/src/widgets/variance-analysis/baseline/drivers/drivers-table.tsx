import type { BaselineVariance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { RowsSection } from '../../../../amounts/rows-section'
import layout from '../../../../frame/settings-above.module.css'
import { writtenProbability } from '../../../../joined/written-probability'
import { driverName } from './driver-name'
import { writtenCoefficient, writtenT } from './written-coefficient'

interface DriversTableProps {
  variance: Pick<BaselineVariance, 'drivers' | 'meters' | 'amountUnit'>
}

/** What each meter uses for each unit of what it follows, and how certain that is. */
export function DriversTable({ variance: { drivers, meters, amountUnit } }: DriversTableProps) {
  const { t, locale, formats } = useTexts()
  const byId = new Map(drivers.map((driver) => [driver.seriesId, driver]))
  const written = (value: number, unit: string) => formats.withUnit(formats.number(value), unit)
  const rows = meters.flatMap((meter) =>
    meter.drivers.flatMap((found) => {
      const driver = byId.get(found.seriesId)
      if (driver === undefined) return []
      return {
        key: `${meter.seriesId} ${found.seriesId}`,
        name:
          meters.length === 1
            ? `${driverName(driver, t)}, ${driver.location}`
            : t('variance.drivers.ofMeter', {
                driver: driverName(driver, t),
                meter: `${meter.name}, ${meter.location}`,
              }),
        cells: [
          ...writtenCoefficient(found, { amount: amountUnit, driver: driver.unit }, { formats, locale }),
          writtenT(found.t, formats),
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
          t('variance.drivers.column.driver'),
          ...(['coefficient', 'standardError', 't', 'p', 'share', 'range'] as const).map((column) =>
            t(`variance.drivers.column.${column}`),
          ),
        ]}
        rows={rows}
      />
      <p className={layout.note}>{t('variance.drivers.explainColumns')}</p>
    </>
  )
}
