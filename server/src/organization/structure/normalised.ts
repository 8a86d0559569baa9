import { formerInOrder, type ValidValue } from '@energycockpit/contract'
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
      fields: { ...fields, malo: storedMalo(fields.malo), melo: storedMelo(fields.melo) },
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
        floorArea: inOrderOfDays(fields.floorArea),
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

/** Each file once. */
const withoutRepeats = <One extends { file: string }>(list: readonly One[]): One[] =>
  list.filter(({ file }, place) => list.findIndex((one) => one.file === file) === place)

/** The earliest first, without those that say what is valid already; two of one day stay, for the rules to refuse. */
function inOrderOfDays(values: readonly ValidValue[]): ValidValue[] {
  const sorted = [...values].sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
  return sorted.filter(({ from, value }, place) => {
    const before = sorted[place - 1]
    return before === undefined ? value !== null : before.value !== value || before.from === from
  })
}

function storedMalo(text: string | null): string | null {
  const read = text === null ? undefined : parseMalo(text)
  return read?.ok ? read.id : text
}

function storedMelo(text: string | null): string | null {
  const read = text === null ? undefined : parseMelo(text)
  return read?.ok ? read.id : text
}
