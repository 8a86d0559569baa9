import { useTexts } from '@energycockpit/i18n'
import { Select } from '@energycockpit/ui'
import type { Changes, Draft } from './draft'

/** Units in which meters and their programs write; others are recognised in headings and columns. */
const units = [
  ...(['Wh', 'kWh', 'MWh', 'GWh', 'MJ', 'GJ', 'W', 'kW', 'MW', 'kvarh', 'kvar', 'l', 'm³', 'm³/h'] as const),
  ...(['°C', '%', 'W/m²', 'g/kWh', 'kg/kWh'] as const),
]

interface UnitChoiceProps {
  /** Of the column. */
  name: string
  value: NonNullable<Draft['values']>[number]
  draft: Draft
  onChange: (changes: Changes) => void
}

/** The unit of a column's values; without one they are in that of the series. */
export function UnitChoice({ name, value, draft, onChange }: UnitChoiceProps) {
  const { t } = useTexts()
  const { unit } = value
  const choices = unit === null || (units as readonly string[]).includes(unit) ? units : [unit, ...units]
  return (
    <Select
      label={t('upload.columns.unitOf', { name })}
      labelHidden
      groups={[
        {
          label: '',
          choices: [
            { value: '', label: t('upload.columns.unitOfSeries') },
            ...choices.map((each) => ({ value: each, label: each })),
          ],
        },
      ]}
      value={unit ?? ''}
      onChange={(chosen) =>
        onChange({
          values: draft.values?.map((each) =>
            each.column === value.column ? { ...each, unit: chosen === '' ? null : chosen } : each,
          ),
        })
      }
    />
  )
}
