import { useMemo } from 'react'
import type { LocationConsumption } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { unitScale, unitSign } from '@energycockpit/units'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import type { Located } from './located'
import { LocationName } from './location-name'
import styles from './map.module.css'

interface LocationsTableProps {
  located: readonly Located[]
  /** Undefined: there are no figures. */
  unit: LocationConsumption['unit'] | undefined
  selected: string | undefined
  onSelect: (id: string) => void
}

/** What the map shows as a list: sorted by what was consumed, or by m². */
export function LocationsTable({ located, unit, selected, onSelect }: LocationsTableProps) {
  const { t, formats } = useTexts()
  const columns = useMemo((): DataColumn<Located>[] => {
    const names: DataColumn<Located> = {
      ...{ name: 'name', label: t('map.location'), sortBy: ({ name }) => name },
      cell: (location) => (
        <LocationName
          location={location}
          isSelected={location.id === selected}
          onSelect={() => onSelect(location.id)}
        />
      ),
    }
    if (unit === undefined) return [names]
    const greatest = Math.max(0, ...located.map(({ consumption }) => consumption?.value ?? 0))
    const scale = unitScale(greatest, unit)
    const written = (value: number | null | undefined) => formats.number(value ?? NaN)
    return [
      names,
      {
        ...{ name: 'value', label: t('map.consumption'), unit: unitSign(scale.unit), isNumber: true },
        cell: ({ consumption }) =>
          written(consumption?.value == null ? undefined : consumption.value * scale.factor),
        sortBy: ({ consumption }) => consumption?.value ?? undefined,
      },
      {
        ...{ name: 'perArea', label: t('map.perSquareMetre'), unit: unitSign(unit), isNumber: true },
        cell: ({ consumption }) => written(consumption?.perArea),
        sortBy: ({ consumption }) => consumption?.perArea ?? undefined,
      },
    ]
  }, [located, unit, selected, onSelect, t, formats])
  return (
    <div className={styles.list}>
      <DataTable
        label={t('map.list')}
        columns={columns}
        rows={located}
        keyOf={({ id }) => id}
        sortLabels={{
          ...{
            sortBy: t('map.sort.by'),
            asGiven: t(unit === undefined ? 'map.sort.name' : 'map.sort.given'),
          },
          ...{ ascending: t('map.sort.ascending'), descending: t('map.sort.descending') },
        }}
      />
    </div>
  )
}
