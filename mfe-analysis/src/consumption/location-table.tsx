import { useMemo } from 'react'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { unitScale, unitSign } from '@energycockpit/units'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import { columnDigits } from '../amounts/column-figures'
import type { Choice } from '../choice/choice'
import { shareOfChange, type LocationFigures } from '@energycockpit/consumption'
import { useNodeLink } from './use-node-link'
import styles from './consumption.module.css'

export interface LocationTableProps {
  figures: readonly LocationFigures[]
  unit: string
  isCompared: boolean
  choice: Choice
}

const changeIn = ({ value, compared }: LocationFigures) =>
  value === null || compared === undefined ? undefined : shareOfChange({ value, compared })

/** All locations, what consumed most first; each name leads to the page of the location. */
export default function LocationTable({ figures, unit, isCompared, choice }: LocationTableProps) {
  const { t, formats } = useTexts()
  const linkTo = useNodeLink(choice)
  const columns = useMemo((): DataColumn<LocationFigures>[] => {
    const greatest = Math.max(0, ...figures.flatMap(({ value, compared }) => [value ?? 0, compared ?? 0]))
    const scale = unitScale(greatest, unit)
    const digits = columnDigits(greatest * scale.factor)
    const amount = (value: number | null | undefined) => formats.number((value ?? NaN) * scale.factor, digits)
    const digitsPerArea = columnDigits(Math.max(0, ...figures.map(({ perArea }) => perArea ?? 0)))
    const unitOfAmounts = unitSign(scale.unit)
    return [
      {
        ...{ name: 'name', label: t('node.location'), sortBy: ({ name }) => name },
        cell: ({ id, name, parentName }) => (
          <span className={styles.location}>
            <a href={linkTo(id)}>{name}</a>
            <span className={styles.parent}>{parentName}</span>
          </span>
        ),
      },
      {
        ...{ name: 'value', label: t('node.consumption'), unit: unitOfAmounts, isNumber: true },
        ...{ cell: ({ value }) => amount(value), sortBy: ({ value }) => value ?? undefined },
      },
      ...(isCompared
        ? [
            {
              ...{ name: 'compared', label: t('node.before'), unit: unitOfAmounts, isNumber: true },
              cell: ({ compared }: LocationFigures) => amount(compared),
              sortBy: ({ compared }: LocationFigures) => compared,
            },
            {
              ...{ name: 'change', label: t('node.change'), unit: '%', isNumber: true },
              cell: (one: LocationFigures) => {
                const share = changeIn(one)
                return share === undefined ? '–' : writtenChange(share, formats)
              },
              sortBy: changeIn,
            },
          ]
        : []),
      {
        ...{ name: 'perArea', label: t('node.perArea'), unit: `${unit}/m²`, isNumber: true },
        ...{
          cell: ({ perArea }) => formats.number(perArea ?? NaN, digitsPerArea),
          sortBy: ({ perArea }) => perArea ?? undefined,
        },
      },
      {
        ...{ name: 'completeness', label: t('node.valuesThere'), isNumber: true },
        cell: ({ completeness }) => formats.percent(completeness),
        sortBy: ({ completeness }) => completeness,
        isBad: ({ completeness }) => completeness < 1 - 1e-9,
      },
    ]
    // The link holds what is chosen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [figures, unit, isCompared, choice, t, formats])
  return (
    <DataTable
      label={t('node.locations')}
      scrolls
      columns={columns}
      rows={figures}
      keyOf={({ id }) => id}
      sortLabels={{
        ...{ sortBy: t('node.sort.by'), asGiven: t('node.sort.given') },
        ...{ ascending: t('node.sort.ascending'), descending: t('node.sort.descending') },
      }}
    />
  )
}
