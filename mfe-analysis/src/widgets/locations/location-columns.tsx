import { useMemo, type ReactNode } from 'react'
import type { TabledLocation } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TableNote } from '@energycockpit/ui'
import type { DataColumn } from '@energycockpit/ui/data-table'
import { unitSign } from '@energycockpit/units'
import type { Choice } from '../../choice/choice'
import { useObjectLink } from '../tables/use-object-link'
import { writtenAttribute } from './written-attribute'
import { writtenCoordinates } from './written-coordinates'

/** The columns of the table of locations, in their order. The first one leads to the location. */
export function useLocationColumns(choice: Choice): DataColumn<TabledLocation>[] {
  const { t, locale } = useTexts()
  const linkTo = useObjectLink(choice)
  return useMemo(() => {
    const column = (
      name: string,
      cell: (location: TabledLocation) => ReactNode,
    ): DataColumn<TabledLocation> => ({ ...{ name, cell, label: t(`locationTable.${name}`) } })
    return [
      column('name', ({ id, name, archived }) => (
        <>
          <a href={linkTo({ id, isPoint: false })}>{name}</a>
          {archived && <TableNote> {t('hierarchy.archived')}</TableNote>}
        </>
      )),
      column('locationId', ({ locationId }) => locationId),
      {
        ...column('parentOrgUnit', ({ parentOrgUnit: { id, name } }) => (
          <a href={linkTo({ id, isPoint: false })}>{name}</a>
        )),
        room: 'two',
      },
      {
        ...column('weatherStation', ({ weatherStation }) =>
          weatherStation === null ? (
            '–'
          ) : (
            <a href={linkTo({ id: weatherStation.id, isPoint: true })}>{weatherStation.name}</a>
          ),
        ),
        room: 'two',
      },
      { ...column('locationGroups', ({ locationGroups }) => locationGroups.join(', ') || '–'), room: 'two' },
      { ...column('street', ({ street }) => street ?? '–'), room: 'two' },
      column('city', ({ city }) => city ?? '–'),
      {
        ...column('geoCoordinates', ({ geoCoordinates }) => {
          if (geoCoordinates === null) return '–'
          return writtenCoordinates(geoCoordinates, locale, (side) => t(`locationTable.sides.${side}`))
        }),
        room: 'two',
      },
      {
        ...column('locationAttributes', ({ locationAttributes }) =>
          locationAttributes.length === 0
            ? '–'
            : locationAttributes.map((attribute, place) => (
                <div key={place}>
                  <TableNote>{attribute.label} </TableNote>
                  {writtenAttribute(attribute, locale, unitSign)}
                </div>
              )),
        ),
        room: 'all',
      },
    ]
  }, [t, locale, linkTo])
}
