import type * as z from 'zod/mini'
import { calls } from './calls'

/* Every schema that stands in what calls take, wherever it stands. */
export interface Place {
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

function* everyPlace(place: Place): Generator<Place> {
  yield place
  for (const inner of inside(place)) yield* everyPlace(inner)
}

/** Of each part of each call that is sent. */
export const places = calls.flatMap((call) =>
  // Whatever a call takes, also what none has yet: headers, cookies. Only the answer is no text that is sent.
  Object.entries(call).flatMap(([part, schema]) =>
    part !== 'response' && typeof schema === 'object'
      ? [...everyPlace({ path: `${call.name} ${part}`, schema: schema as z.ZodMiniType })]
      : [],
  ),
)

export const typeOf = ({ schema }: Place) => (schema._zod.def as unknown as Definition).type
