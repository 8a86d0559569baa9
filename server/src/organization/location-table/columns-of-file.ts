import type { AttributeDefinition, TabledLocation } from '@energycockpit/contract'
import type { Cell } from '../lists/cell'
import type { FileColumn } from '../lists/list-file'
import type { FileTexts } from './file-texts'

type LocationColumn = FileColumn<TabledLocation>

interface Told {
  texts: FileTexts
  /** Where there is but one, none is named. */
  businesses: ReadonlyMap<number, string>
  definitions: readonly AttributeDefinition[]
}

/** The columns of a file of locations: those of the table, each attribute in a column of its own. */
export function columnsOfFile({ texts, businesses, definitions }: Told): LocationColumn[] {
  const { headings, ofStructure } = texts
  const column = (heading: string, cell: LocationColumn['cell']): LocationColumn => ({ heading, cell })
  const known = (field: keyof typeof ofStructure.columns, cell: LocationColumn['cell']) =>
    column(ofStructure.columns[field], cell)
  return [
    ...(businesses.size > 1
      ? [column(headings.business, ({ businessId }) => businesses.get(businessId) ?? null)]
      : []),
    known('name', ({ name }) => name),
    known('locationId', ({ locationId }) => locationId),
    column(headings.parentOrgUnit, ({ parentOrgUnit }) => parentOrgUnit.name),
    column(headings.weatherStation, ({ weatherStation }) => weatherStation?.name ?? null),
    known('locationGroups', ({ locationGroups }) => locationGroups.join('; ') || null),
    known('street', ({ street }) => street),
    known('city', ({ city }) => city),
    known('longitude', ({ geoCoordinates }) => geoCoordinates?.longitude ?? null),
    known('latitude', ({ geoCoordinates }) => geoCoordinates?.latitude ?? null),
    ...attributesNamed(definitions).map(({ label, unit }) =>
      column(unit === null ? label : `${label} (${unit})`, ({ locationAttributes }) =>
        cellOf(locationAttributes.find((one) => one.label === label && one.unit === unit)),
      ),
    ),
    known('archived', ({ archived }) => (archived ? ofStructure.yes : null)),
  ]
}

/** What several businesses call the same and give the same unit is one column. */
function attributesNamed(definitions: readonly AttributeDefinition[]) {
  const inUse = definitions.filter(({ archivedAt }) => archivedAt === null)
  const named = new Map(
    inUse.map(({ name, unit }) => [JSON.stringify([name, unit]), { label: name, unit }] as const),
  )
  return [...named.values()].sort((one, other) => one.label.localeCompare(other.label))
}

/** A day is one to a spreadsheet, too. */
function cellOf(attribute: TabledLocation['locationAttributes'][number] | undefined): Cell {
  if (attribute === undefined) return null
  const { type, value } = attribute
  return type === 'DATE' && typeof value === 'string' && day.test(value) ? { day: value } : value
}

/** Of the years that spreadsheets know. */
const day = /^(19|2\d)\d\d-\d\d-\d\d$/
