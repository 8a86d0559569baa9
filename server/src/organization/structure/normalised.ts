import {
  closedInOrder,
  formerInOrder,
  referenceFields,
  type FieldsOf,
  type MeterExchange,
  type ValidValue,
} from '@energycockpit/contract'
import { formatObis, mediumOfProduct, parseMalo, parseMelo, parseObis } from '@energycockpit/metering-ids'
import { isPlaced, parentOf } from './places-over-time'
import type { Item, Structure } from './structure'

/** An item with what has several notations in the one that is kept; what is no such id stays, for the rules to refuse. */
export function normalised(item: Item, structure: Structure): Item {
  return withOneNotation(withFormerInOrder(item), structure)
}

function withFormerInOrder(item: Item): Item {
  const { fields } = item
  if (!isPlaced(fields)) return item
  const formerParents = formerInOrder({ parent: parentOf(fields), former: fields.formerParents })
  return { ...item, fields: { ...fields, formerParents } }
}

function withOneNotation(item: Item, structure: Structure): Item {
  const { fields } = item
  if (fields.kind === 'METERING_POINT')
    return {
      ...item,
      fields: {
        ...fields,
        malo: storedMalo(fields.malo),
        melo: storedMelo(fields.melo),
        conversionFactor: inOrderOfDays(fields.conversionFactor),
        meterExchanges: inOrderOfTime(fields.meterExchanges),
      },
    }
  if (fields.kind === 'SERIES') {
    const product = structure.get('METERING_POINT', fields.meteringPoint)?.fields.productType
    const read = fields.obis !== null && product && parseObis(fields.obis, mediumOfProduct(product))
    return read && read.ok ? { ...item, fields: { ...fields, obis: formatObis(read.code) } } : item
  }
  if (fields.kind === 'LOCATION')
    return {
      ...item,
      fields: {
        ...fields,
        locationGroups: [...new Set(fields.locationGroups)].sort(),
        use: inOrderOfDays(fields.use),
        closedPeriods: closedInOrder(fields.closedPeriods),
        ...quantitiesInOrder(fields),
      },
    }
  if (fields.kind === 'OBJECT')
    return {
      ...item,
      fields: {
        ...fields,
        meteringPoints: [...new Set(fields.meteringPoints)],
        images: withoutRepeats(fields.images),
        documents: withoutRepeats(fields.documents),
      },
    }
  return item
}

const quantitiesInOrder = (fields: FieldsOf<'LOCATION'>) =>
  Object.fromEntries(referenceFields.map((field) => [field, inOrderOfDays(fields[field])]))

/** Each file once. */
const withoutRepeats = <One extends { file: string }>(list: readonly One[]): One[] =>
  list.filter(({ file }, place) => list.findIndex((one) => one.file === file) === place)

/** The earliest first, without those that say what is valid already; with two of one day all stay, for the rules to refuse. */
function inOrderOfDays<Value>(values: readonly ValidValue<Value>[]): ValidValue<Value>[] {
  const sorted = [...values].sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
  if (new Set(sorted.map(({ from }) => from)).size < sorted.length) return sorted
  return sorted.filter(({ value }, place) => value !== (sorted[place - 1]?.value ?? null))
}

/** The earliest first, each instant as UTC. */
const inOrderOfTime = (exchanges: readonly MeterExchange[]): MeterExchange[] =>
  exchanges
    .map((one) => ({ ...one, at: new Date(one.at).toISOString() }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))

function storedMalo(text: string | null): string | null {
  const read = text === null ? undefined : parseMalo(text)
  return read?.ok ? read.id : text
}

function storedMelo(text: string | null): string | null {
  const read = text === null ? undefined : parseMelo(text)
  return read?.ok ? read.id : text
}
