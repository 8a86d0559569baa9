import { formatObis, mediumOfProduct, parseMalo, parseMelo, parseObis } from '@energycockpit/metering-ids'
import type { Item, Structure } from './structure'

/** An item with what has several notations in the one that is kept; what is no such id stays, for the rules to refuse. */
export function normalised(item: Item, structure: Structure): Item {
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
    return { ...item, fields: { ...fields, locationGroups: [...new Set(fields.locationGroups)].sort() } }
  return item
}

function storedMalo(text: string | null): string | null {
  const read = text === null ? undefined : parseMalo(text)
  return read?.ok ? read.id : text
}

function storedMelo(text: string | null): string | null {
  const read = text === null ? undefined : parseMelo(text)
  return read?.ok ? read.id : text
}
