import { seriesTraits, type StructureRowFault } from '@energycockpit/contract'
import type { Item, ItemOf, Structure } from '../structure/structure'
import { namesRegister } from './exchanges-of-rows'
import { isSameRegister } from './find-series'
import { faultOf } from './read-sheets'
import type { BulkRow } from './rows'

type Series = ItemOf<'SERIES'>
type Traits = Readonly<Record<string, unknown>>

/** The measured series in use of each metering point, as they are once a document is stored. */
export class SeriesAfterwards {
  readonly #structure: Structure
  readonly #changed = new Map<string, Series>()
  readonly #byPoint = new Map<string, Series[]>()

  /** `read`: what rows make of series. */
  constructor(structure: Structure, read: readonly Item[]) {
    this.#structure = structure
    for (const item of read as readonly Series[]) {
      if (item.fields.kind !== 'SERIES') continue
      this.#changed.set(item.id, item)
      const { meteringPoint } = item.fields
      this.#byPoint.set(meteringPoint, [...(this.#byPoint.get(meteringPoint) ?? []), item])
    }
  }

  /** The one that has these traits; a point with a single series needs none. */
  find(point: string, traits: Traits): string | 'REFERENCE_UNKNOWN' | 'SERIES_AMBIGUOUS' {
    const stored = (this.#structure.below('METERING_POINT', point) as readonly Series[]).filter(
      ({ id, fields }) => fields.kind === 'SERIES' && !this.#changed.has(id),
    )
    const found = [...stored, ...(this.#byPoint.get(point) ?? [])].filter(
      ({ archivedAt, fields }) =>
        archivedAt === null && fields.seriesType === 'MEASURED' && hasTraits(fields, traits),
    )
    if (found.length === 0) return 'REFERENCE_UNKNOWN'
    return found.length === 1 ? found[0]!.id : 'SERIES_AMBIGUOUS'
  }
}

const hasTraits = (fields: Series['fields'], traits: Traits) =>
  seriesTraits.every((trait) => {
    const wanted = traits[trait]
    if (wanted === null || wanted === undefined) return true
    return trait === 'obis' ? isSameRegister(wanted, fields.obis) : wanted === fields[trait]
  })

const traitsIn = (traits: Traits) =>
  seriesTraits.flatMap((trait) => (typeof traits[trait] === 'string' ? [traits[trait]] : []))

/**
 * The row of a metering point with the number of every series that its exchanges name by what it measures. What names
 * none, or several, is left out with a fault.
 */
export function withSeriesOfExchanges(
  row: BulkRow,
  point: string,
  { series, faults }: { series: SeriesAfterwards; faults: StructureRowFault[] },
): BulkRow {
  const numberOf = (traits: Traits, tell: (code: StructureRowFault['code'], about: string[]) => void) => {
    const found = series.find(point, traits)
    if (found !== 'REFERENCE_UNKNOWN' && found !== 'SERIES_AMBIGUOUS') return Number(found)
    tell(found, traitsIn(traits))
    return undefined
  }
  const exchanges = row.exchanges?.map((line) => {
    const { seriesId, ...others } = { seriesId: null, ...line.values }
    // A cell that could not be read is undefined; of its row that is told already.
    const isFaulty = Object.values(others).includes(undefined)
    if (seriesId !== null || isFaulty || !namesRegister(others)) return line
    const number = numberOf(line.values, (code, about) =>
      faults.push(faultOf('METER_EXCHANGE', line.row, 'seriesId', code, ...about)),
    )
    return { ...line, values: { ...line.values, seriesId: number } }
  })
  const given = row.values['meterExchanges'] as readonly { registers: readonly Traits[] }[] | undefined
  const meterExchanges = given?.map((exchange) => ({
    ...exchange,
    registers: exchange.registers.flatMap((register) => {
      const seriesId =
        register['seriesId'] ??
        numberOf(register, (code, about) =>
          faults.push(faultOf('METERING_POINT', row.row, 'meterExchanges', code, ...about)),
        )
      return seriesId === undefined ? [] : [{ ...register, seriesId }]
    }),
  }))
  return {
    ...row,
    ...(exchanges && { exchanges }),
    ...(meterExchanges && { values: { ...row.values, meterExchanges } }),
  }
}
