import type { ObjectCategory } from '@energycockpit/contract'
import type { Glyph, OwnGlyph } from '@energycockpit/ui'

/** The sign of each category: one that the portal has anyway, or one of its own. */
export const categoryGlyph: Readonly<Record<ObjectCategory, Glyph | OwnGlyph>> = {
  BUILDING: { path: 'M4.5 17V3h11v14M2.5 17h15M8 6.5h1M11 6.5h1M8 9.5h1M11 9.5h1M8.5 17v-4h3v4' },
  FLOOR: { path: 'M10 3.5 17 7l-7 3.5L3 7zM3.5 10.4l6.5 3.3 6.5-3.3M3.5 13.7 10 17l6.5-3.3' },
  ROOM: { path: 'M5.5 17V3.5h9V17M3 17h14M11.8 10.2v.3' },
  AREA: 'area',
  PV: 'pv',
  STORAGE: { path: 'M3 6.5h12.5v7H3zM17.5 9v2M6 9v2M9 9v2M12 9v2' },
  CHP: {
    path: 'M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8M10 10l2.5-2.5M2.5 10H6M14 10h3.5M4 16.5h12M7 13.5l-1.5 3M13 13.5l1.5 3',
  },
  HEAT_GENERATOR: 'heat',
  HEAT_PUMP: {
    path: 'M3 4h14v12H3zM8 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6M8 10V7M8 10l2.6 1.5M8 10l-2.6 1.5M13.5 7.5h1.5M13.5 10h1.5M13.5 12.5h1.5',
  },
  COOLING: 'cold',
  TRANSFORMER: {
    path: 'M7.5 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12.5 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8M1.5 10h2M16.5 10h2',
  },
  DISTRIBUTION_BOARD: { path: 'M4 3h12v14H4zM7 6.5v3M10 6.5v3M13 6.5v3M7 12.5h6' },
  VENTILATION: {
    path: 'M10 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3M10 8.5c-2.5-2-2-5.5.5-6 2 .5 2 3.5-.5 6M11.5 10c2-2.5 5.5-2 6 .5-.5 2-3.5 2-6-.5M10 11.5c2.5 2 2 5.5-.5 6-2-.5-2-3.5.5-6M8.5 10c-2 2.5-5.5 2-6-.5.5-2 3.5-2 6 .5',
  },
  LIGHTING: { path: 'M7.5 13.5c0-2-2.5-3-2.5-6a5 5 0 0 1 10 0c0 3-2.5 4-2.5 6zM8 16.5h4' },
  COMPRESSED_AIR: {
    path: 'M4 8.5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v3a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM7 14.5v2M13 14.5v2M10 5.5V3M8 3h4',
  },
  CHARGING_POINT: {
    path: 'M4.5 17V4h6.5v13M3 17h9.5M11 9.5h2V14a1.5 1.5 0 0 0 3 0V8.5L14 6.5M8.5 6.5 6.5 10H9l-2 3.5',
  },
  IT: { path: 'M3.5 4h13v5h-13zM3.5 11h13v5h-13zM6.5 6.5v.1M6.5 13.5v.1M10 6.5h4M10 13.5h4' },
  MACHINE: 'machine',
  PLANT: { path: 'M2.5 17h15M4 17V9.5l4 2.5V9.5l4 2.5V4h3.5v13' },
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
