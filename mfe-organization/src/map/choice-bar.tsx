import type { ConsumedProductType } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import type { DateRange } from '@energycockpit/time'
import { Select } from '@energycockpit/ui'
import type { MapChoice } from './map-choice'
import { mapPeriods, type MapPeriod } from './map-periods'
import styles from './map.module.css'

interface ChoiceBarProps {
  productType: ConsumedProductType
  productTypes: readonly ConsumedProductType[]
  period: MapPeriod
  days: DateRange
  onChange: (changed: Partial<MapChoice>) => void
}

/** What is shown, and of when. */
export function ChoiceBar({ productType, productTypes, period, days, onChange }: ChoiceBarProps) {
  const { t, formats } = useTexts()
  // What an address names may have no meter any more.
  const offered = productTypes.includes(productType) ? productTypes : [productType, ...productTypes]
  return (
    <div className={styles.choice}>
      <Select
        label={t('map.product')}
        groups={[{ label: '', choices: offered.map((value) => ({ value, label: t(`choices.${value}`) })) }]}
        value={productType}
        onChange={(value) => onChange({ productType: value })}
      />
      <Select
        label={t('map.period')}
        groups={[
          { label: '', choices: mapPeriods.map((value) => ({ value, label: t(`map.periods.${value}`) })) },
        ]}
        value={period}
        onChange={(value) => onChange({ period: value })}
      />
      <p className={styles.days}>{formats.period(days.from, days.to, 'UTC')}</p>
    </div>
  )
}
