import type { MeasurementSeries, ResultPer } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { canBePer, possibleAs, type ShownAs } from '../choice/shown-as'
import { shownNameKey } from '../choice/shown-name'
import styles from './values.module.css'

interface ShownAsChoiceProps {
  series: Parameters<typeof possibleAs>[0] & Pick<MeasurementSeries, 'direction'>
  /** Those that are known of the location, for whatever time. */
  quantities: readonly ResultPer[]
  shown: ShownAs
  onChange: (shown: ShownAs) => void
}

const keyOf = ({ as, per }: ShownAs) => `${as ?? ''}/${per ?? ''}`

/** As what the values are shown: as they were recorded, or as what can be calculated from them. */
export function ShownAsChoice({ series, quantities, shown, onChange }: ShownAsChoiceProps) {
  const { t } = useTexts()
  const all = [undefined, ...possibleAs(series)]
  const plain = all.map((as): ShownAs => ({ as, per: undefined }))
  // Who follows a link to what is not known here is shown what was requested, and why there is nothing.
  const offered = new Set([...quantities, ...(shown.per === undefined ? [] : [shown.per])])
  const byQuantity = [...offered].map((per) => ({
    per,
    each: all.filter((as) => canBePer(series, as)).map((as): ShownAs => ({ as, per })),
  }))
  const choosable = [...plain, ...byQuantity.flatMap(({ each }) => each)]
  if (choosable.length < 2) return null

  const nameOf = (as: ShownAs['as']) =>
    t(as === undefined ? `quantity.${series.quantity}` : shownNameKey(as, series.direction))
  const groups = [
    {
      label: '',
      choices: plain.map((each) => ({
        value: keyOf(each),
        label:
          each.as === undefined ? t('shownAs.recorded', { quantity: nameOf(undefined) }) : nameOf(each.as),
      })),
    },
    ...byQuantity.map(({ per, each }) => ({
      label: t(`shownAs.per.${per}`),
      choices: each.map((one) => ({
        value: keyOf(one),
        label:
          per === 'FLOOR_AREA'
            ? t('shownAs.perArea', { quantity: nameOf(one.as) })
            : `${nameOf(one.as)} ${t(`shownAs.per.${per}`)}`,
      })),
    })),
  ]
  return (
    <Select
      label={t('shownAs.label')}
      className={styles.shownAs}
      groups={groups.filter(({ choices }) => choices.length > 0)}
      value={keyOf(shown)}
      onChange={(key) => {
        const chosen = choosable.find((each) => keyOf(each) === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
