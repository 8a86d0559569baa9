import type { HierarchyNode, ProductType } from '@energycockpit/contract'
import type { Carrier, Glyph } from '@energycockpit/ui'

/** The carrier whose colour a product has everywhere. */
export const carrierOf: Readonly<Record<ProductType, Carrier>> = {
  ELECTRICITY: 'electricity',
  GAS: 'gas',
  HEAT: 'heat',
  COLD: 'cold',
  WATER: 'water',
  PV: 'pv',
  WEATHER: 'weather',
  CO2: 'co2',
  PRICE: 'cost',
}

const glyphs = { CLIENT_BUSINESS: 'business', ORG_UNIT: 'orgUnit', LOCATION: 'location' } as const

/** The sign of a node: what it is, or, for a metering point, what it measures. */
export function nodeGlyph({ type, productType }: Pick<HierarchyNode, 'type' | 'productType'>): Glyph {
  if (type !== 'METERING_POINT') return glyphs[type]
  return productType === null ? 'meter' : carrierOf[productType]
}
