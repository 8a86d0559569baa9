import type { ObjectCategory, Twin, TwinObject, TwinPoint, TwinValues } from '@energycockpit/contract'

const touched = { at: '2026-11-20T09:00:00.000Z', by: 'Maren Holt' }

/** An object of the twin of tests. */
export function objectOf(
  id: string,
  category: ObjectCategory,
  parentObject: string | null = null,
  fields: Partial<TwinObject['fields']> = {},
): TwinObject {
  return {
    ...{ id, businessId: 1, revision: 1, archivedAt: null, created: touched, changed: touched },
    fields: {
      ...{ kind: 'OBJECT', objectId: id.toUpperCase(), name: id, location: 'loc', parentObject, category },
      ...{ description: null, meteringPoints: [], images: [], documents: [], plan: null, position: null },
      attributes: {},
      ...fields,
    },
  }
}

export const pointOf = (id: string, name: string, series: TwinPoint['series']): TwinPoint => ({
  ...{ id, name, meterNumber: `${id}-number`, objectKind: 'MAIN', type: 'MAIN' },
  ...{ productType: 'ELECTRICITY', parentMeteringPoint: null, series },
})

export const seriesOf = (id: number, quantity: 'ENERGY' | 'POWER' | 'TEMPERATURE' = 'ENERGY') => ({
  ...{ id, quantity, unit: quantity === 'ENERGY' ? 'kWh' : quantity === 'POWER' ? 'kW' : '°C' },
  direction: quantity === 'ENERGY' ? ('PURCHASE' as const) : null,
  ...{ interval: 'PT15M' as const, seriesType: 'MEASURED' as const },
})

/** A mill with a hall, a room in it with a press and a boiler beside the hall; the hall has a plan of its own. */
export const twinOf = (changes: Partial<Twin> = {}): Twin => ({
  location: {
    ...{ id: 'loc', businessId: 1, name: 'Mill', timeZone: 'Europe/Berlin', plan: 'site', revision: 3 },
    ...{ country: 'DE', region: null },
  },
  objects: [
    objectOf('boiler', 'HEAT_GENERATOR', null, { position: { x: 0.25, y: 0.5 }, meteringPoints: ['mp-1'] }),
    objectOf('hall', 'BUILDING', null, { plan: 'floor' }),
    objectOf('room', 'ROOM', 'hall'),
    objectOf('press', 'MACHINE', 'room', { position: { x: 0.9, y: 0.1 } }),
  ],
  meteringPoints: [pointOf('mp-1', 'Gas meter', [seriesOf(1)]), pointOf('mp-2', 'Press', [seriesOf(2)])],
  files: [
    {
      ...{
        id: 'site',
        purpose: 'PLAN',
        name: 'site.png',
        type: 'image/webp',
        bytes: 1000,
        uploaded: touched,
      },
      ...{ width: 1200, height: 800 },
    },
    {
      ...{ id: 'floor', purpose: 'PLAN', name: 'floor.png', type: 'image/webp', bytes: 1000 },
      ...{ width: 600, height: 800, uploaded: touched },
    },
  ],
  ...{ attributes: [], canEdit: true, canAdminister: true },
  ...changes,
})

/** What meters show at 14:20 in Berlin. */
export const valuesOfTest = (values: TwinValues['values'] = []): TwinValues => ({
  ...{ at: '2026-11-24T13:20:00.000Z', todayFrom: '2026-11-23T23:00:00.000Z', values },
})

export const valueOf = (
  seriesId: number,
  latest: { value: number; to: string } | null,
  power: { value: number; unit: string } | null = null,
): TwinValues['values'][number] => ({
  ...{ seriesId, meteringPoint: 'mp-1', unit: 'kWh', today: latest && 120 },
  latest: latest && {
    ...{ value: latest.value, to: latest.to, power, quality: 'measured' },
    from: new Date(Date.parse(latest.to) - 900_000).toISOString(),
  },
})
