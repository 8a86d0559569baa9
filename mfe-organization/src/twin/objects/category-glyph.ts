import type { ObjectCategory } from '@energycockpit/contract'
import type { Glyph } from '@energycockpit/ui'

/** The sign of each category. */
export const categoryGlyph: Readonly<Record<ObjectCategory, Glyph>> = {
  BUILDING: 'building',
  FLOOR: 'floor',
  ROOM: 'room',
  AREA: 'area',
  PV: 'pv',
  STORAGE: 'storage',
  CHP: 'chp',
  HEAT_GENERATOR: 'heat',
  HEAT_PUMP: 'heatPump',
  COOLING: 'cold',
  TRANSFORMER: 'transformer',
  DISTRIBUTION_BOARD: 'distributionBoard',
  VENTILATION: 'ventilation',
  LIGHTING: 'lighting',
  COMPRESSED_AIR: 'compressedAir',
  CHARGING_POINT: 'chargingPoint',
  IT: 'server',
  MACHINE: 'machine',
  PLANT: 'plant',
  OTHER: 'twin',
}

/** Categories in groups, as a form offers them. */
export const categoryGroups = {
  built: ['BUILDING', 'FLOOR', 'ROOM', 'AREA'],
  supply: [
    ...['PV', 'STORAGE', 'CHP', 'HEAT_GENERATOR', 'HEAT_PUMP', 'COOLING'],
    ...['TRANSFORMER', 'DISTRIBUTION_BOARD'],
  ],
  use: [
    ...['VENTILATION', 'LIGHTING', 'COMPRESSED_AIR', 'CHARGING_POINT', 'IT', 'MACHINE', 'PLANT'],
    'OTHER',
  ],
} as const satisfies Readonly<Record<string, readonly ObjectCategory[]>>
