import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import { canBePerFloorArea, possibleAs, type ShownAs } from '../choice/shown-as'
import styles from './values.module.css'

interface ShownAsChoiceProps {
  series: Parameters<typeof possibleAs>[0]
  /** Whether one of the location is known, for whatever time. */
  hasFloorArea: boolean
  shown: ShownAs
  onChange: (shown: ShownAs) => void
}

const keyOf = ({ as, per }: ShownAs) => `${as ?? ''}/${per ?? ''}`

/** As what the values are shown: as they were recorded, or as what can be calculated from them. */
export function ShownAsChoice({ series, hasFloorArea, shown, onChange }: ShownAsChoiceProps) {
  const { t } = useTexts()
  const all = [undefined, ...possibleAs(series)]
  const plain = all.map((as): ShownAs => ({ as, per: undefined }))
  const perArea = all
    // Who follows a link to what is not known here is shown what was requested, and why there is nothing.
    .filter((as) => canBePerFloorArea(series, as) && (hasFloorArea || shown.per !== undefined))
    .map((as): ShownAs => ({ as, per: 'FLOOR_AREA' }))
  if (plain.length + perArea.length < 2) return null

  const nameOf = (as: ShownAs['as']) =>
    t(as === undefined ? `quantity.${series.quantity}` : `shownAs.name.${as}`)
  const groups = [
    {
      label: '',
      choices: plain.map((each) => ({
        value: keyOf(each),
        label:
          each.as === undefined ? t('shownAs.recorded', { quantity: nameOf(undefined) }) : nameOf(each.as),
      })),
    },
    {
      label: t('shownAs.per.FLOOR_AREA'),
      choices: perArea.map((each) => ({
        value: keyOf(each),
        label: t('shownAs.perArea', { quantity: nameOf(each.as) }),
      })),
    },
  ]
  return (
    <Select
      label={t('shownAs.label')}
      className={styles.shownAs}
      groups={groups.filter(({ choices }) => choices.length > 0)}
      value={keyOf(shown)}
      onChange={(key) => {
        const chosen = [...plain, ...perArea].find((each) => keyOf(each) === key)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
