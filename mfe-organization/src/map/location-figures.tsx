import type { LocationConsumption } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { ConsumptionOfLocation } from './located'
import styles from './map.module.css'

interface LocationFiguresProps {
  consumption: ConsumptionOfLocation | undefined
  unit: LocationConsumption['unit']
}

/** The figures of one location, and what is missing in them. */
export function LocationFigures({ consumption, unit }: LocationFiguresProps) {
  const { t, formats } = useTexts()
  if (consumption === undefined) return <p>{t('map.noMeter')}</p>
  const { value, perArea, floorArea, measured, estimated, leftOut, meteringPoints } = consumption
  const figures = [
    [t('map.consumption'), value === null ? t('map.noValues') : formats.quantity(value, unit)],
    [t('map.perArea'), perArea === null ? t('map.areaUnknown') : formats.quantity(perArea, `${unit}/m²`)],
    [t('map.floorArea'), floorArea === null ? t('map.areaUnknown') : formats.quantity(floorArea, 'm²')],
    [t('map.completeness'), formats.percent(measured + estimated)],
  ] as const
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, written]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{written}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('map.counted', { count: meteringPoints })}
        {estimated > 0 && ` ${t('map.estimated', { share: formats.percent(estimated) })}`}
        {leftOut > 0 && ` ${t('map.leftOut', { count: leftOut })}`}
      </p>
    </>
  )
}
