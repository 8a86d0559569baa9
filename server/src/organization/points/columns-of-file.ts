import { missingBaseData, valueOn, type ListedMeteringPoint } from '@energycockpit/contract'
import { unitSign } from '@energycockpit/units'
import { nameIn } from '../bulk/cell-values'
import type { FileColumn } from '../lists/list-file'
import type { FileTexts } from './file-texts'

type PointColumn = FileColumn<ListedMeteringPoint>

interface Told {
  texts: FileTexts
  /** Of this day are factors. */
  day: string
  /** Of businesses; where there is but one, none is named. */
  businesses: ReadonlyMap<number, string>
}

/** The columns of a file of metering points: those of the list, each with one value to sort and to count by. */
export function columnsOfFile({ texts, day, businesses }: Told): PointColumn[] {
  const { headings, ofStructure, intervals, missing } = texts
  const named = (choice: string) => nameIn(ofStructure.choices, choice)
  const column = (heading: string, cell: PointColumn['cell']): PointColumn => ({ heading, cell })
  const known = (field: keyof typeof ofStructure.columns, cell: PointColumn['cell']) =>
    column(ofStructure.columns[field], cell)
  const measured = ({ quantity, direction, unit, interval }: ListedMeteringPoint['series'][number]) =>
    [named(quantity), direction && named(direction), unitSign(unit), intervals[interval]]
      .filter(Boolean)
      .join(', ')
  return [
    ...(businesses.size > 1
      ? [column(headings.business, ({ businessId }) => businesses.get(businessId) ?? null)]
      : []),
    known('name', ({ name }) => name),
    known('meteringPointId', ({ meteringPointId }) => meteringPointId),
    known('meterNumber', ({ meterNumber }) => meterNumber),
    column(headings.location, ({ location }) => location.name),
    known('objectKind', ({ objectKind }) => named(objectKind)),
    known('productType', ({ productType }) => named(productType)),
    column(headings.parentMeteringPoint, ({ parentMeteringPoint }) => parentMeteringPoint?.name ?? null),
    column(headings.subMeteringPoints, ({ subMeteringPoints }) => subMeteringPoints.count),
    known('conversionFactor', ({ conversionFactor }) => valueOn(conversionFactor, day)),
    column(headings.measurementData, ({ series }) => series.map(measured).join('; ') || null),
    column(
      headings.missing,
      (point) =>
        missingBaseData(point)
          .map((one) => missing[one])
          .join(', ') || null,
    ),
    known('malo', ({ malo }) => malo),
    known('melo', ({ melo }) => melo),
    known('archived', ({ archived }) => (archived ? ofStructure.yes : null)),
  ]
}
