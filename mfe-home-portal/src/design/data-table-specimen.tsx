import { useTexts, type Formats } from '@energycockpit/i18n'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import { useMemo, useState } from 'react'

interface Sample {
  name: string
  consumption: number
}

const samples: readonly Sample[] = [102, 7, 1_026].map((consumption, index) => ({
  name: String(index + 1),
  consumption,
}))

const columnsOf = (label: string, formats: Formats): DataColumn<Sample>[] => [
  { name: 'name', label, cell: ({ name }) => `${label} ${name}`, sortBy: ({ name }) => name },
  {
    name: 'consumption',
    label,
    unit: 'kWh',
    isNumber: true,
    cell: ({ consumption }) => formats.count(consumption),
    sortBy: ({ consumption }) => consumption,
  },
]

/** A table that sorts, hides columns and lets rows be selected. */
export function DataTableSpecimen() {
  const { t, formats } = useTexts()
  const label = t('design.sample')
  const [selected, onSelect] = useState<readonly string[]>([])
  const columns = useMemo(() => columnsOf(label, formats), [label, formats])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={samples}
      keyOf={({ name }) => name}
      columnsLabel={label}
      sortLabels={{ sortBy: label, asGiven: label, ascending: '↑', descending: '↓' }}
      selection={{ heading: label, labelOf: ({ name }) => `${label} ${name}`, selected, onSelect }}
    />
  )
}
