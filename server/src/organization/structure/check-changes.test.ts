import fc from 'fast-check'
import { faultsOfChanges } from './check-changes'
import type { Known } from './surroundings'
import { item, location, point, series, unit } from './items.testing'
import { Structure, type Change, type Item } from './structure'

const nothingKnown: Known = {
  ...{
    withValues: new Set(),
    regions: new Map([['DE', new Set(['BY'])]]),
    inFormulas: new Set(),
    virtual: new Set(),
    files: new Map(),
    definitions: [],
  },
  ...{ today: '2026-03-01', now: '2026-03-01T00:00:00.000Z' },
}
const all: readonly Item[] = [
  unit('north'),
  unit('north-1', { parentOrgUnit: 'north' }),
  location('hall', { parentOrgUnit: 'north-1' }),
  location('depot'),
  location('abroad', { timeZone: 'Europe/Berlin' }),
  point('main'),
  point('sub', { type: 'SUB', objectKind: 'SUB', parentMeteringPoint: 'main' }),
  point('gas', { productType: 'GAS' }),
  point('weather', { type: null, objectKind: 'WEATHER_STATION', productType: 'WEATHER' }),
  point('virtual', { type: null, objectKind: 'VIRTUAL' }),
  series('1', { meteringPoint: 'main' }),
]
const before = new Structure(all)

/** What is wrong when items become others or new ones come: `field CODE`, each once. */
function faults(
  changed: readonly Item[],
  { removed = [], ...known }: Partial<Known> & { removed?: Item[] } = {},
) {
  const changes: Change[] = [
    ...changed.map((after) => ({ before: before.get(after.fields.kind, after.id) ?? null, after })),
    ...removed.map((one) => ({ before: one, after: null })),
  ]
  const found = faultsOfChanges(changes, before.with(changes), { ...nothingKnown, ...known })
  return [...new Set(found.map(({ field, code }) => `${field} ${code}`))]
}

test('what is there already is valid, and so is the same again', () => {
  expect(faults(all.filter(({ id }) => id !== 'virtual'))).toEqual([])
  expect(faults(all)).toEqual([])
})

const closed = (firstDay: string, lastDay: string) => ({ firstDay, lastDay, reason: null })

test.each<[string, Item[], string[]]>([
  ['a unit below itself', [unit('north', { parentOrgUnit: 'north-1' })], ['parentOrgUnit CYCLE']],
  ['a unit as its own', [unit('north', { parentOrgUnit: 'north' })], ['parentOrgUnit CYCLE']],
  ['no such unit', [unit('new', { parentOrgUnit: 'none' })], ['parentOrgUnit REFERENCE_UNKNOWN']],
  [
    'a unit of another business',
    [{ ...unit('new', { parentOrgUnit: 'north' }), businessId: 2 }],
    ['parentOrgUnit REFERENCE_UNKNOWN'],
  ],
  ['a known key', [unit('new', { orgUnitId: 'OU north' })], ['orgUnitId KEY_TAKEN']],
  ['the key of another kind', [unit('new', { orgUnitId: 'LOC hall' })], []],
  ['a region of its country', [location('new', { country: 'DE', region: 'BY' })], []],
  [
    'a region of another country',
    [location('new', { country: 'GB', region: 'BY' })],
    ['region REGION_UNKNOWN'],
  ],
  ['a region of no country', [location('new', { region: 'BY' })], ['region REGION_UNKNOWN']],
  [
    'a closed period that ends before it begins',
    [location('new', { closedPeriods: [closed('2024-01-02', '2024-01-01')] })],
    ['closedPeriods PERIOD_REVERSED'],
  ],
  [
    'closed periods with a day in common',
    [
      location('new', {
        closedPeriods: [closed('2024-01-01', '2024-01-03'), closed('2024-01-03', '2024-01-05')],
      }),
    ],
    ['closedPeriods PERIODS_OVERLAP'],
  ],
  ['one coordinate', [location('new', { latitude: 1 })], ['longitude COORDINATES_INCOMPLETE']],
  [
    'weather of a meter',
    [location('new', { weatherStation: 'main' })],
    ['weatherStation NOT_A_WEATHER_STATION'],
  ],
  ['weather of a station', [location('new', { weatherStation: 'weather' })], []],
  [
    'a main meter below another',
    [point('gas', { productType: 'ELECTRICITY', parentMeteringPoint: 'main' })],
    ['parentMeteringPoint MAIN_WITH_PARENT'],
  ],
  [
    'a submeter below none',
    [point('sub', { type: 'SUB', objectKind: 'SUB' })],
    ['parentMeteringPoint SUB_WITHOUT_PARENT'],
  ],
  [
    'a submeter of other energy',
    [point('new', { type: 'SUB', objectKind: 'SUB', parentMeteringPoint: 'gas' })],
    ['parentMeteringPoint PARENT_OTHER_PRODUCT'],
  ],
  [
    'a submeter elsewhere',
    [point('new', { type: 'SUB', objectKind: 'SUB', parentMeteringPoint: 'main', location: 'depot' })],
    ['parentMeteringPoint PARENT_OTHER_LOCATION'],
  ],
  [
    'a submeter of a station',
    [point('new', { type: 'SUB', objectKind: 'SUB', parentMeteringPoint: 'virtual' })],
    ['parentMeteringPoint PARENT_NOT_A_METER'],
  ],
  [
    'a main meter that leaves its subs',
    [point('main', { location: 'depot' })],
    ['location SUBMETERS_DIFFER'],
  ],
  [
    'a main meter of other energy than its subs',
    [point('main', { productType: 'GAS' })],
    ['productType SUBMETERS_DIFFER'],
  ],
  ['a sensor as MAIN', [point('new', { objectKind: 'SENSOR' })], ['type TYPE_OF_KIND']],
  [
    'a weather station of gas',
    [point('new', { type: null, objectKind: 'WEATHER_STATION', productType: 'GAS' })],
    ['productType PRODUCT_OF_KIND'],
  ],
  [
    'a new virtual meter',
    [point('new', { type: null, objectKind: 'VIRTUAL' })],
    ['objectKind VIRTUAL_ELSEWHERE'],
  ],
  [
    'a virtual meter moved',
    [point('virtual', { type: null, objectKind: 'VIRTUAL', location: 'depot' })],
    ['location VIRTUAL_ELSEWHERE'],
  ],
  ['a virtual meter renamed', [point('virtual', { type: null, objectKind: 'VIRTUAL', name: 'Sum' })], []],
  ['ids of no market', [point('new', { malo: '1', melo: 'DE' })], ['malo MALO_INVALID', 'melo MELO_INVALID']],
  [
    'a unit of another quantity',
    [series('2', { unit: '°C', direction: 'FEED_IN' })],
    ['unit UNIT_OF_QUANTITY'],
  ],
  [
    'a price of nothing',
    [series('2', { quantity: 'PRICE', unit: 'EUR', direction: null })],
    ['unit UNIT_OF_QUANTITY'],
  ],
  ['a price of energy', [series('2', { quantity: 'PRICE', unit: 'EUR/kWh', direction: null })], []],
  [
    'production that is counted, weighed or measured, and persons',
    [
      series('2', { quantity: 'OUTPUT', unit: 'piece', direction: null, obis: null }),
      series('3', { quantity: 'OUTPUT', unit: 't', direction: null, obis: null, interval: 'P1D' }),
      series('4', { quantity: 'OUTPUT', unit: 'hl', direction: null, obis: null, interval: 'PT1M' }),
      series('5', { quantity: 'OCCUPANCY', unit: 'person', direction: null, obis: null }),
    ],
    [],
  ],
  [
    'production in kWh, and with a direction',
    [
      series('2', { quantity: 'OUTPUT', unit: 'kWh', direction: null, obis: null }),
      series('3', { quantity: 'OUTPUT', unit: 'piece', obis: null }),
    ],
    ['unit UNIT_OF_QUANTITY', 'direction DIRECTION_NEEDLESS'],
  ],
  ['energy without direction', [series('2', { direction: null })], ['direction DIRECTION_REQUIRED']],
  [
    'temperature with direction',
    [series('2', { quantity: 'TEMPERATURE', unit: '°C' })],
    ['direction DIRECTION_NEEDLESS'],
  ],
  ['a twin', [series('2')], ['quantity SERIES_EXISTS']],
  ['no register', [series('2', { obis: 'energy' })], ['obis OBIS_INVALID']],
  [
    'a series of a virtual meter',
    [series('2', { meteringPoint: 'virtual' })],
    ['meteringPoint VIRTUAL_ELSEWHERE'],
  ],
])('%s', (_, changed, expected) => {
  expect(faults(changed)).toEqual(expected)
})

test('a series that has values goes on meaning what they mean', () => {
  const withValues = new Set([1])
  for (const change of [{ unit: 'MWh' }, { interval: 'PT1H' as const }, { meteringPoint: 'gas' }])
    expect(faults([series('1', change)], { withValues })).toEqual([`${Object.keys(change)[0]} HAS_VALUES`])
  expect(faults([series('1', { obis: '1-0:1.8.0' })], { withValues })).toEqual([])
  expect(faults([series('1', { unit: 'MWh' })])).toEqual([])
  expect(faults([series('1', { direction: 'FEED_IN' })], { inFormulas: withValues })).toEqual([
    'direction IN_FORMULA',
  ])
})

test('days that have begun at one midnight do not begin at another', () => {
  const daily = [
    ...all,
    series('9', { meteringPoint: 'gas', interval: 'P1D', quantity: 'VOLUME', unit: 'm³' }),
  ]
  const known = { ...nothingKnown, withValues: new Set([9]) }
  const check = (after: Item) => {
    const held = new Structure(daily)
    const changes = [{ before: held.get(after.fields.kind, after.id)!, after }]
    return faultsOfChanges(changes, held.with(changes), known).map(({ field, code }) => `${field} ${code}`)
  }
  expect(check(location('hall', { timeZone: 'Europe/Berlin' }))).toEqual(['timeZone HAS_VALUES'])
  expect(check(point('gas', { productType: 'GAS', location: 'abroad' }))).toEqual(['location HAS_VALUES'])
  expect(check(point('gas', { productType: 'GAS', location: 'depot' }))).toEqual([])
})

test('nothing below what is archived or deleted is left in use', () => {
  const archived = (one: Item): Item => ({ ...one, archivedAt: '2026-01-01T00:00:00.000Z' })
  expect(faults([archived(unit('north'))])).toEqual(['archivedAt BELOW_IN_USE'])
  expect(faults([archived(unit('north-1')), archived(unit('north'))])).toContain('archivedAt BELOW_IN_USE')
  expect(faults([], { removed: [location('depot')] })).toEqual([])
  expect(faults([], { removed: [location('hall')] })).toEqual(['archivedAt BELOW_IN_USE'])
  const inArchived = faults([archived(location('depot')), point('new', { location: 'depot' })])
  expect(inArchived).toContain('location REFERENCE_ARCHIVED')
})

test('a weather station stays one as long as locations go by it', () => {
  const held = new Structure([...all, location('valley', { weatherStation: 'weather' })])
  const station = held.get('METERING_POINT', 'weather')!
  const check = (after: Item, more: Change[] = []) => {
    const changes = [{ before: station, after }, ...more]
    return faultsOfChanges(changes, held.with(changes), nothingKnown).map(
      ({ field, code }) => `${field} ${code}`,
    )
  }
  const archivedAt = '2026-01-01T00:00:00.000Z'
  const sensor = point('weather', { type: null, objectKind: 'SENSOR' })
  expect(check({ ...station, archivedAt })).toEqual(['archivedAt WEATHER_STATION_IN_USE'])
  expect(check(sensor)).toEqual(['objectKind WEATHER_STATION_IN_USE'])
  const valley = held.get('LOCATION', 'valley')!
  const without = { before: valley, after: { ...valley, fields: { ...valley.fields, weatherStation: null } } }
  expect(check({ ...station, archivedAt }, [without])).toEqual([])
  expect(check({ ...station, fields: { ...station.fields, name: 'Mast' } })).toEqual([])
})

test('whatever is moved where, what is accepted has no circle and nothing that hangs on nothing', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const parent = fc.option(fc.constantFrom(...names, 'none'), { nil: null })
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), parent), { maxLength: 30 }), (moves) => {
      let structure = new Structure(names.map((name) => unit(name)))
      for (const [id, parentOrgUnit] of moves) {
        const changes = [{ before: structure.get('ORG_UNIT', id)!, after: unit(id, { parentOrgUnit }) }]
        const after = structure.with(changes)
        if (faultsOfChanges(changes, after, nothingKnown).length === 0) structure = after
      }
      for (const { fields } of structure.items()) {
        let above = item(fields).parentOrgUnit
        for (let height = 0; above !== null; height += 1) {
          expect(height).toBeLessThan(names.length)
          above = structure.get('ORG_UNIT', above)!.fields.parentOrgUnit
        }
      }
    }),
  )
})
