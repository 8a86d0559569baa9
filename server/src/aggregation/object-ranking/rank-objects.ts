import type { RankedBy, RankedOrder, UnrankedReason } from '@energycockpit/contract'
import { figuresAdded, figuresSubtracted } from '../../calculations/index'
import { sharesOf } from '../queries/fill-buckets'
import type { ObjectFigure } from './figures-of-objects'

/** Of less than this a period is not compared: what is missing would be taken for what was saved. */
const minComparable = 0.99

type Figures = ReadonlyMap<string, ObjectFigure>

export interface FiguresOfDirections {
  purchase: Figures
  feedIn: Figures
  production: Figures
  /** Purchase of the period before; undefined: nothing is compared. */
  compared: Figures | undefined
}

export interface RankedObject {
  id: string
  purchase: number | null
  feedIn: number | null
  production: number | null
  share: number | null
  compared: number | null
  change: number | null
  changeShare: number | null
  reason: UnrankedReason | null
  measured: number
  estimated: number
}

const keyOf = {
  PURCHASE: 'purchase',
  FEED_IN: 'feedIn',
  PRODUCTION: 'production',
  CHANGE: 'change',
  CHANGE_SHARE: 'changeShare',
} as const satisfies Record<RankedBy, keyof RankedObject>

/** All objects in their order; those without the figure that is ranked by come last, in both orders. */
export function rankObjects(
  figures: FiguresOfDirections,
  { by, order, hasShare }: { by: RankedBy; order: RankedOrder; hasShare: boolean },
): RankedObject[] {
  const { purchase, feedIn, production, compared } = figures
  const ids = new Set([purchase, feedIn, production].flatMap((one) => [...one.keys()]))
  const objects = [...ids].map((id): RankedObject => {
    const each = [purchase, feedIn, production].map((one) => one.get(id))
    const [purchased, fedIn, produced] = each
    const before = comparable(purchased, compared?.get(id))
    const now = purchased?.value ?? null
    return {
      ...{ id, purchase: now, feedIn: fedIn?.value ?? null, production: produced?.value ?? null },
      ...{ share: null, compared: before, change: before === null ? null : figuresSubtracted(now!, before) },
      changeShare: before === null || before <= 0 ? null : figuresSubtracted(now! / before, 1),
      reason: each.find((one) => one?.reason)?.reason ?? null,
      ...sharesIn(each),
    }
  })
  const key = keyOf[by]
  const direction = order === 'TOP' ? -1 : 1
  const ranked = objects.sort((one, other) => {
    const [a, b] = [one[key], other[key]]
    const byFigure = a === null || b === null ? Number(a === null) - Number(b === null) : direction * (a - b)
    return byFigure || (one.id < other.id ? -1 : 1)
  })
  if (!hasShare || key === 'change' || key === 'changeShare') return ranked
  const values = ranked.flatMap((one) => one[key] ?? [])
  const total = figuresAdded(values)
  // A share of what was added from both signs says nothing.
  if (total <= 0 || values.some((value) => value < 0)) return ranked
  return ranked.map((one) => ({ ...one, share: one[key] === null ? null : one[key] / total }))
}

/** What was before, where the same metering points counted throughout both periods and hardly a value misses. */
function comparable(now: ObjectFigure | undefined, before: ObjectFigure | undefined): number | null {
  if (now === undefined || before === undefined) return null
  const isSame =
    now.points.size === before.points.size && [...now.points].every((point) => before.points.has(point))
  if (!isSame || ![now, before].every(isWhole)) return null
  return before.value
}

function isWhole(figure: ObjectFigure): boolean {
  const { measured, estimated } = sharesOf(figure, figure.expected)
  return figure.value !== null && figure.isThroughout && measured + estimated >= minComparable
}

function sharesIn(figures: readonly (ObjectFigure | undefined)[]) {
  const there = figures.filter((one) => one !== undefined)
  const sum = (key: 'measured' | 'estimated' | 'expected') => there.reduce((all, one) => all + one[key], 0)
  return sharesOf({ measured: sum('measured'), estimated: sum('estimated') }, sum('expected'))
}
