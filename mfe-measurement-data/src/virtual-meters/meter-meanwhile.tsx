import { ChangedMeanwhile } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { unitSign } from '@energycockpit/units'
import type { ComparedField, MeterDraft, MeterMeanwhile as Theirs } from './meter-draft'
import { draftOfMeter } from './meter-draft'

interface MeterMeanwhileProps {
  theirs: Theirs
  /** What they changed. */
  fields: readonly ComparedField[]
  /** The draft with this user's value where it is another one. */
  mine: (
    field: ComparedField,
  ) => { wanted: MeterDraft; isKept: boolean; onChange: (isKept: boolean) => void } | undefined
}

/** What somebody else saved of a virtual meter while its form was open. */
export function MeterMeanwhile({ theirs: { meter, step }, fields, mine }: MeterMeanwhileProps) {
  const { t } = useTexts()
  const now = draftOfMeter(meter)
  const labels: Record<ComparedField, string> = {
    name: t('virtual.form.name'),
    formula: t('virtual.form.formula'),
    values: `${t('virtual.form.quantity')}, ${t('virtual.form.unit')}`,
    direction: t('virtual.form.direction'),
  }
  const textOf = ({ name, formula, meaning }: MeterDraft, field: ComparedField): string => {
    const { quantity, unit, direction } = meaning
    if (field === 'values') return `${t(`quantity.${quantity}`)}, ${unitSign(unit)}`
    if (field === 'direction')
      return direction === null ? t('virtual.form.noDirection') : t(`virtual.direction.${direction}`)
    return field === 'name' ? name.trim() || '–' : formula || '–'
  }
  return (
    <ChangedMeanwhile
      by={step?.by}
      at={step?.at}
      fields={fields.map((field) => {
        const chosen = mine(field)
        return {
          ...{ name: field, label: labels[field], theirs: textOf(now, field) },
          mine: chosen && { ...chosen, value: textOf(chosen.wanted, field) },
        }
      })}
    />
  )
}
