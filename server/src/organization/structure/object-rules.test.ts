import { maxObjectDepth, maxObjectsPerLocation } from '@energycockpit/contract'
import { faultsOfChanges } from './check-changes'
import type { Known } from './surroundings'
import { location, object, point } from './items.testing'
import { changesOfObject } from './moved-objects'
import { normalised } from './normalised'
import type { TwinItem } from './object-rules'
import { namesOfReleases, releasesOf } from './released-meters'
import { Structure, type Change, type Item } from './structure'

const known: Known = {
  ...{
    withValues: new Set(),
    regions: new Map(),
    inFormulas: new Set(),
    virtual: new Set(),
    definitions: [],
  },
  ...{ today: '2026-03-31', now: '2026-03-31T00:00:00.000Z' },
  files: new Map([
    ['photo', 'IMAGE'],
    ['plan', 'PLAN'],
    ['manual', 'DOCUMENT'],
  ]),
}
const archivedAt = '2026-01-01T00:00:00.000Z'
const estate: readonly Item[] = [
  location('hall'),
  location('barn'),
  point('main'),
  point('old', {}),
  point('far', { location: 'barn' }),
  { ...point('gone'), archivedAt },
  { ...point('foreign'), businessId: 2 },
  object('press', { meteringPoints: ['gone'] }),
  object('line', { category: 'AREA' }),
  object('shed', { location: 'barn', category: 'BUILDING' }),
  { ...object('scrapped'), archivedAt },
]
const held = new Structure(estate)
const changeTo = (after: Item): Change => ({
  before: held.get(after.fields.kind, after.id) ?? null,
  after,
})
const faults = (changes: readonly Change[], before = held) =>
  faultsOfChanges(changes, before.with(changes), known).map(({ id, field, code, about }) =>
    [id, field, code, ...about].join(' '),
  )
const faultsOf = (after: Item) => faults([changeTo(after)])

test.each<[string, Item, string[]]>([
  ['a new one below another', object('new', { parentObject: 'line' }), []],
  [
    'of a location that is none',
    object('new', { location: 'none' }),
    ['new location REFERENCE_UNKNOWN none'],
  ],
  [
    'below one of another location',
    object('new', { parentObject: 'shed' }),
    ['new parentObject OBJECT_OTHER_LOCATION shed'],
  ],
  ['below one that is none', object('new', { parentObject: 'x' }), ['new parentObject REFERENCE_UNKNOWN x']],
  [
    'below one that is archived',
    object('new', { parentObject: 'scrapped' }),
    ['new parentObject REFERENCE_ARCHIVED scrapped'],
  ],
  ['below itself', object('press', { parentObject: 'press' }), ['press parentObject CYCLE']],
  [
    'with a key that is taken',
    object('new', { objectId: 'OBJ press' }),
    ['new objectId KEY_TAKEN OBJ press'],
  ],
  ['with meters of its location', object('new', { meteringPoints: ['main', 'old'] }), []],
  [
    'with meters of another location, all of them named',
    object('line', { meteringPoints: ['far', 'main', 'foreign'] }),
    ['line meteringPoints REFERENCE_UNKNOWN foreign', 'line meteringPoints METER_OTHER_LOCATION far'],
  ],
  [
    'with an archived meter',
    object('line', { meteringPoints: ['gone'] }),
    ['line meteringPoints REFERENCE_ARCHIVED gone'],
  ],
  ['with a meter that was archived since', object('press', { name: 'Press', meteringPoints: ['gone'] }), []],
  [
    'with its files',
    object('new', {
      images: [
        { file: 'photo', caption: null },
        { file: 'plan', caption: 'Ground floor' },
      ],
      documents: [{ file: 'manual', name: 'Manual' }],
      plan: 'plan',
    }),
    [],
  ],
  [
    'with files of the other type, and with one that the business does not have',
    object('new', {
      images: [{ file: 'manual', caption: null }],
      documents: [{ file: 'photo', name: 'Photo' }],
      plan: 'stolen',
    }),
    [
      'new plan FILE_UNKNOWN stolen',
      'new images FILE_OF_OTHER_TYPE manual',
      'new documents FILE_OF_OTHER_TYPE photo',
    ],
  ],
  [
    'a location with a document as its plan',
    location('hall', { plan: 'manual' }),
    ['hall plan FILE_OF_OTHER_TYPE manual'],
  ],
])('an object: %s', (_, after, expected) => {
  expect(faultsOf(after)).toEqual(expected)
})

test('an object has each meter and each file once, in the order that was given', () => {
  const image = (caption: string) => ({ file: 'photo', caption })
  const written = object('new', {
    meteringPoints: ['old', 'main', 'old'],
    images: [image('first'), image('second')],
  })
  expect(normalised(written, held).fields).toMatchObject({
    meteringPoints: ['old', 'main'],
    images: [image('first')],
  })
})

test('two objects below each other are refused, and so is a tree that is too deep by what hangs on it', () => {
  const both = [object('press', { parentObject: 'line' }), object('line', { parentObject: 'press' })]
  expect(faults(both.map(changeTo))).toEqual(['press parentObject CYCLE', 'line parentObject CYCLE'])
  const chain = (name: string, length: number) =>
    Array.from({ length }, (_, at) =>
      object(`${name}${at}`, { parentObject: at === 0 ? null : `${name}${at - 1}` }),
    )
  const half = maxObjectDepth / 2
  const before = new Structure([location('hall'), ...chain('a', half), ...chain('b', half + 1)])
  const below = (id: string, parentObject: string) => {
    const item = before.get('OBJECT', id)!
    return [{ before: item, after: { ...item, fields: { ...item.fields, parentObject } } }]
  }
  expect(faults(below('b1', `a${half - 1}`), before)).toEqual([])
  expect(faults(below('b0', `a${half - 1}`), before)).toEqual([`b0 parentObject TOO_DEEP ${maxObjectDepth}`])
})

test('a location has no more objects than can be drawn', () => {
  const full = new Structure([
    location('hall'),
    ...Array.from({ length: maxObjectsPerLocation }, (_, at) => object(`o${at}`)),
  ])
  expect(faults([{ before: null, after: object('one more') }], full)).toEqual([
    `one more location TOO_MANY_OBJECTS ${maxObjectsPerLocation}`,
  ])
})

test('what stands below what is archived or deleted goes with it', () => {
  const nested = new Structure([...estate, object('drive', { parentObject: 'press' })])
  const press = nested.get('OBJECT', 'press')!
  expect(faults([{ before: press, after: null }], nested)).toEqual(['press archivedAt BELOW_IN_USE'])
  const archived = { before: press, after: { ...press, archivedAt } }
  expect(faults([archived], nested)).toEqual(['press archivedAt BELOW_IN_USE'])
  const drive = nested.get('OBJECT', 'drive')!
  expect(faults([archived, { before: drive, after: { ...drive, archivedAt } }], nested)).toEqual([])
})

describe('an object that is moved to another location', () => {
  const nested = new Structure([
    ...[
      location('hall', { plan: 'plan' }),
      location('barn'),
      point('main'),
      point('far', { location: 'barn' }),
    ],
    object('press', { position: { x: 0.5, y: 0.5 } }),
    object('drive', { parentObject: 'press', position: { x: 0.1, y: 0.2 }, meteringPoints: ['main'] }),
    object('pump', { parentObject: 'drive' }),
  ])
  const press = nested.get('OBJECT', 'press')!
  const to = (more: Partial<TwinItem['fields']>) =>
    changesOfObject(press, { ...press, fields: { ...press.fields, ...more } }, nested)

  test('takes along what stands below it, and all leave their places on the old plan', () => {
    expect(to({ location: 'barn' }).map(({ after }) => [after!.id, after!.fields])).toEqual([
      ['press', expect.objectContaining({ location: 'barn', position: null })],
      ['drive', expect.objectContaining({ location: 'barn', position: null, parentObject: 'press' })],
      ['pump', expect.objectContaining({ location: 'barn' })],
    ])
    expect(to({ location: 'barn', position: { x: 0, y: 1 } })[0]!.after!.fields).toMatchObject({
      position: { x: 0, y: 1 },
    })
    expect(to({ name: 'Press 2' })[0]!.after!.fields).toMatchObject({ position: { x: 0.5, y: 0.5 } })
  })
  test('is refused where it would leave something behind, or bring a meter that stays', () => {
    expect(faults(to({ location: 'barn' }), nested)).toEqual([
      'drive meteringPoints METER_OTHER_LOCATION main',
    ])
    const alone = to({ location: 'barn' }).slice(0, 1)
    expect(faults(alone, nested)).toEqual(['press location OBJECT_OTHER_LOCATION drive'])
  })
})

describe('a metering point that is elsewhere or no more', () => {
  const assigned = new Structure([
    ...[location('hall'), location('barn'), point('main'), point('other')],
    object('press', { meteringPoints: ['other', 'main'] }),
    object('line', { meteringPoints: ['main'] }),
  ])
  const main = assigned.get('METERING_POINT', 'main')!
  const moved = { before: main, after: { ...main, fields: { ...main.fields, location: 'barn' } } }
  const releases = (changes: readonly Change[], saidOf?: ReadonlySet<string>) =>
    releasesOf(changes, assigned.with(changes), saidOf)

  test.each<[string, Change]>([
    ['moved', moved],
    ['deleted', { before: main, after: null }],
  ])('is no longer assigned when it is %s, and the answer says to what', (_, change) => {
    const found = releases([change])
    expect(
      found.map(({ after }) => [after!.id, (after!.fields as TwinItem['fields']).meteringPoints]),
    ).toEqual([
      ['press', ['other']],
      ['line', []],
    ])
    expect(namesOfReleases(found, assigned)).toEqual([
      { object: 'press', meteringPoint: 'main' },
      { object: 'line', meteringPoint: 'main' },
    ])
    expect(faults([change, ...found], assigned)).toEqual([])
  })
  test('that was only renamed stays assigned', () => {
    expect(
      releases([{ before: main, after: { ...main, fields: { ...main.fields, name: 'Main 2' } } }]),
    ).toEqual([])
  })
  test('contradicts what a document says of the object, which is refused with the name of the object', () => {
    expect(releases([moved], new Set(['press', 'line']))).toEqual([])
    expect(faults([moved], assigned)).toEqual([
      'main location ASSIGNED_TO_OBJECT press',
      'main location ASSIGNED_TO_OBJECT line',
    ])
  })
})
