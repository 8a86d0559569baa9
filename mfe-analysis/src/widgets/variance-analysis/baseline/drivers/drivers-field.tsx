import { useRef } from 'react'
import { maxDrivers } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { IconButton } from '@energycockpit/ui'
import type { Options } from '../../../../choice/options'
import type { ChoosableQuantity } from '../../../../joined/choosable-quantities'
import { quantityName } from '../../../../joined/quantity-name'
import { QuantitySelect } from '../../../../joined/quantity-select'
import { asOption } from './driver-choice'
import styles from './drivers.module.css'

interface DriversFieldProps {
  choosable: readonly ChoosableQuantity[]
  drivers: readonly ChoosableQuantity[]
  onChange: (options: Options) => void
}

/** What models follow beside weather and calendar. */
export function DriversField({ choosable, drivers, onChange }: DriversFieldProps) {
  const { t } = useTexts()
  const group = useRef<HTMLDivElement>(null)
  const others = choosable.filter((one) => !drivers.includes(one))
  if (choosable.length === 0) return null
  const add = (key: string) => {
    onChange(asOption([...drivers, ...others.filter((one) => one.key === key)]))
    // The list goes with the last one that can be added.
    if (drivers.length + 1 === maxDrivers || others.length === 1) group.current?.focus()
  }
  const remove = (driver: ChoosableQuantity) => {
    onChange(asOption(drivers.filter((one) => one !== driver)))
    group.current?.focus()
  }
  return (
    <div
      ref={group}
      tabIndex={-1}
      className={styles.field}
      role="group"
      aria-label={t('variance.drivers.title')}
    >
      {drivers.length > 0 && (
        <ul className={styles.drivers}>
          {drivers.map((driver) => {
            const name = quantityName(driver, t)
            return (
              <li key={driver.key}>
                {name}
                <IconButton
                  glyph="close"
                  label={t('variance.drivers.remove', { name })}
                  onClick={() => remove(driver)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {others.length > 0 && drivers.length < maxDrivers && (
        <QuantitySelect
          label={t('variance.drivers.title')}
          quantities={others}
          value={undefined}
          noneLabel={t('variance.drivers.choose')}
          onChange={add}
        />
      )}
    </div>
  )
}
