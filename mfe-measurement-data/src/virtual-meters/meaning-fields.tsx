import {
  directions,
  productTypes,
  quantities,
  type Direction,
  type ProductType,
  type Quantity,
} from '@energycockpit/contract'
import { usualCurrencyQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'
import { Select } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { unitsOfQuantity } from './units-of-quantity'
import styles from './virtual-meters.module.css'

/** What a virtual meter's values are. */
export interface Meaning {
  productType: ProductType
  quantity: Quantity
  unit: string
  direction: Direction | null
}

interface MeaningFieldsProps {
  meaning: Meaning
  /** The product is chosen once. */
  isNew: boolean
  /** Where it is, once that is chosen: prices are in the currency that is paid there. */
  locationId: string | undefined
  onChange: (meaning: Meaning) => void
}

/** Of what the values are, in which unit and direction. */
export function MeaningFields({ meaning, isNew, locationId, onChange }: MeaningFieldsProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const currency = useQuery(usualCurrencyQuery(api, locationId)).data?.currency
  const { productType, quantity, unit, direction } = meaning
  const usual = unitsOfQuantity(quantity, currency)
  const units = usual.includes(unit) ? usual : [unit, ...usual]
  const group = <Value extends string>(values: readonly Value[], label: (value: Value) => string) => [
    { label: '', choices: values.map((value) => ({ value, label: label(value) })) },
  ]
  return (
    <div className={styles.meaning}>
      {isNew && (
        <Select
          label={t('virtual.form.product')}
          groups={group(productTypes, (one) => t(`product.${one}`))}
          value={productType}
          onChange={(chosen) => onChange({ ...meaning, productType: chosen })}
        />
      )}
      <Select
        label={t('virtual.form.quantity')}
        groups={group(quantities, (one) => t(`quantity.${one}`))}
        value={quantity}
        onChange={(chosen) =>
          onChange({ ...meaning, quantity: chosen, unit: unitsOfQuantity(chosen, currency)[0]! })
        }
      />
      <Select
        label={t('virtual.form.unit')}
        groups={group(units, (one) => unitSign(one, locale))}
        value={unit}
        onChange={(chosen) => onChange({ ...meaning, unit: chosen })}
      />
      <Select
        label={t('virtual.form.direction')}
        groups={group(['', ...directions] as const, (one) =>
          one === '' ? t('virtual.form.noDirection') : t(`virtual.direction.${one}`),
        )}
        value={direction ?? ''}
        onChange={(chosen) => onChange({ ...meaning, direction: chosen === '' ? null : chosen })}
      />
    </div>
  )
}
