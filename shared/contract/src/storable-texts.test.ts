import * as z from 'zod/mini'
import { calls } from './calls'

/*
 * No store takes a NUL or half of a surrogate pair in a text: such a request is refused by its schema, or it would be
 * answered with 500. So each text in each part of a call but its answer has to refuse them, wherever it stands.
 */
interface Place {
  path: string
  schema: z.ZodMiniType
}

type Definition = { type: string } & Record<string, unknown>

/** The schemas inside one: of fields, elements, keys, alternatives, and of what comes before a conversion. */
function inside({ path, schema }: Place): Place[] {
  const definition = schema._zod.def as unknown as Definition
  const at = (step: string, one: unknown): Place => ({ path: path + step, schema: one as z.ZodMiniType })
  const list = (steps: unknown) => steps as readonly unknown[]
  switch (definition.type) {
    case 'object':
      return [
        ...Object.entries(definition.shape as object).map(([name, one]) => at(`.${name}`, one)),
        ...(definition.catchall ? [at('.*', definition.catchall)] : []),
      ]
    case 'array':
      return [at('[]', definition.element)]
    case 'tuple':
      return list(definition.items).map((one, place) => at(`[${place}]`, one))
    case 'record':
    case 'map':
      return [at('{key}', definition.keyType), at('{value}', definition.valueType)]
    case 'union':
      return list(definition.options).map((one, place) => at(`|${place}`, one))
    case 'intersection':
      return [at('&', definition.left), at('&', definition.right)]
    case 'pipe':
      return [at('', definition.in)]
    case 'lazy':
      return [at('', (definition.getter as () => unknown)())]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [at('', definition.innerType)]
    default:
      return []
  }
}

const knowsAll = new Set(
  [
    ['object', 'array', 'tuple', 'record', 'map', 'union', 'intersection', 'pipe', 'lazy', 'optional'],
    ['nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'],
    [
      'string',
      'template_literal',
      'number',
      'int',
      'boolean',
      'enum',
      'literal',
      'null',
      'undefined',
      'transform',
    ],
  ].flat(),
)

function* everyPlace(place: Place): Generator<Place> {
  yield place
  for (const inner of inside(place)) yield* everyPlace(inner)
}

const places = calls.flatMap((call) =>
  // Whatever a call takes, also what none has yet: headers, cookies. Only the answer is no text that is sent.
  Object.entries(call).flatMap(([part, schema]) =>
    part !== 'response' && typeof schema === 'object'
      ? [...everyPlace({ path: `${call.name} ${part}`, schema: schema as z.ZodMiniType })]
      : [],
  ),
)

const typeOf = ({ schema }: Place) => (schema._zod.def as unknown as Definition).type
const unstorable = ['\0', '\ud800', '\udc00'].flatMap((bad) => [
  bad,
  `a${bad}`,
  `${bad}a`,
  `a ${bad} b`,
  `1${bad}`,
])

test('this walk knows every kind of schema that the contract has, but for a file, whose bytes are no text', () => {
  const others = places.filter((place) => !knowsAll.has(typeOf(place))).map(({ path }) => path)
  expect(others).toEqual(['uploadStructureFile body'])
})

test('every text that is sent refuses what no store can keep', () => {
  const texts = places.filter((place) => ['string', 'template_literal'].includes(typeOf(place)))
  expect(texts.length).toBeGreaterThan(50)
  const admitting = texts.filter(({ schema }) => unstorable.some((text) => z.safeParse(schema, text).success))
  expect(admitting.map(({ path }) => path)).toEqual([])
})
