/** How usage follows the temperature: a base load, more of it in the cold, more of it in the heat. */
export interface ChangePoints {
  /** Usage of a day between the balance points. */
  baseLoad: number
  /** °C below which is heated, and usage for each °C below; both undefined where nothing is heated. */
  heatingBalancePoint?: number
  heatingSlope?: number
  /** °C above which is cooled, and usage for each °C above. */
  coolingBalancePoint?: number
  coolingSlope?: number
}

export interface FittedChangePoints {
  shape: ChangePoints
  /** Weighted sum of the squares of what the shape lacks. */
  squares: number
  /** Base load, and a slope and a balance point for each side. */
  parameters: number
}

/** The days in ascending order of temperature. */
export interface SortedDays {
  temperature: Float64Array
  usage: Float64Array
  weight: Float64Array
}

const step = 0.5
/** A side needs days that show its slope. */
const fewestDays = 10

interface Side {
  balancePoint: number
  /** Σ w x, Σ w x², Σ w x y of the degrees x beyond the balance point. */
  x: number
  xx: number
  xy: number
}

/**
 * Change-point regression in closed form. The degrees below the heating balance point and those above the cooling one
 * are never both other than 0, so the normal equations of each pair are three sums each, and all sums come from prefix
 * sums over the days in order of temperature: every pair on the grid of 0.5 °C is tried.
 * Source of the shapes: ASHRAE Inverse Modeling Toolkit (RP-1050), Kissock, Haberl, Claridge (2003).
 */
export function fitChangePoints(days: SortedDays): FittedChangePoints[] {
  const { heating, cooling, total } = sums(days)
  const flat: FittedChangePoints = {
    shape: { baseLoad: total.y / total.w },
    squares: Math.max(0, total.yy - total.y ** 2 / total.w),
    parameters: 1,
  }
  const found = [flat]
  const best = { heating: Infinity, cooling: Infinity, both: Infinity }
  let heated: Side | undefined
  let cooled: Side | undefined
  let pair: [Side, Side] | undefined
  for (const side of heating) {
    const squares = squaresOf(total, side, undefined)
    if (squares < best.heating) [best.heating, heated] = [squares, side]
  }
  for (const side of cooling) {
    const squares = squaresOf(total, undefined, side)
    if (squares < best.cooling) [best.cooling, cooled] = [squares, side]
  }
  for (const cold of heating)
    for (const warm of cooling) {
      if (warm.balancePoint < cold.balancePoint) continue
      const squares = squaresOf(total, cold, warm)
      if (squares < best.both) [best.both, pair] = [squares, [cold, warm]]
    }
  if (heated) found.push({ shape: shapeOf(total, heated, undefined), squares: best.heating, parameters: 3 })
  if (cooled) found.push({ shape: shapeOf(total, undefined, cooled), squares: best.cooling, parameters: 3 })
  if (pair) found.push({ shape: shapeOf(total, ...pair), squares: best.both, parameters: 5 })
  return found
}

/** What the shape expects at a temperature; its base load where there is none. */
export function usageAt(shape: ChangePoints, temperature: number): number {
  let usage = shape.baseLoad
  if (shape.heatingBalancePoint !== undefined)
    usage += shape.heatingSlope! * Math.max(0, shape.heatingBalancePoint - temperature)
  if (shape.coolingBalancePoint !== undefined)
    usage += shape.coolingSlope! * Math.max(0, temperature - shape.coolingBalancePoint)
  return usage
}

interface Total {
  w: number
  y: number
  yy: number
}

function sums({ temperature, usage, weight }: SortedDays) {
  const count = temperature.length
  const heating: Side[] = []
  const cooling: Side[] = []
  const total: Total = { w: 0, y: 0, yy: 0 }
  let [wt, wtt, wty] = [0, 0, 0]
  for (let place = 0; place < count; place++) {
    const [w, t, y] = [weight[place]!, temperature[place]!, usage[place]!]
    total.w += w
    total.y += w * y
    total.yy += w * y * y
    wt += w * t
    wtt += w * t * t
    wty += w * t * y
  }
  const first = Math.ceil(temperature[0]! / step)
  const last = Math.floor(temperature[count - 1]! / step)
  let below = 0
  const b = { w: 0, t: 0, tt: 0, y: 0, ty: 0 }
  for (let multiple = first; multiple <= last; multiple++) {
    const point = multiple * step
    for (; below < count && temperature[below]! < point; below++) {
      const [w, t, y] = [weight[below]!, temperature[below]!, usage[below]!]
      b.w += w
      b.t += w * t
      b.tt += w * t * t
      b.y += w * y
      b.ty += w * t * y
    }
    if (below >= fewestDays)
      heating.push({
        balancePoint: point,
        x: point * b.w - b.t,
        xx: point * point * b.w - 2 * point * b.t + b.tt,
        xy: point * b.y - b.ty,
      })
    if (count - below >= fewestDays) {
      const [w, t, tt] = [total.w - b.w, wt - b.t, wtt - b.tt]
      const [y, ty] = [total.y - b.y, wty - b.ty]
      cooling.push({
        balancePoint: point,
        x: t - point * w,
        xx: tt - 2 * point * t + point * point * w,
        xy: ty - point * y,
      })
    }
  }
  return { heating, cooling, total }
}

/** Infinity where a slope would be negative: less usage the colder or the hotter it is. */
function squaresOf(total: Total, cold: Side | undefined, warm: Side | undefined): number {
  const base = baseOf(total, cold, warm)
  if (base === undefined) return Infinity
  let squares = total.yy - base * total.y
  for (const side of [cold, warm]) {
    if (side === undefined) continue
    const slope = (side.xy - side.x * base) / side.xx
    if (!(slope > 0)) return Infinity
    squares -= slope * side.xy
  }
  return Math.max(0, squares)
}

function baseOf(total: Total, cold: Side | undefined, warm: Side | undefined): number | undefined {
  let above = total.y
  let below = total.w
  for (const side of [cold, warm]) {
    if (side === undefined) continue
    if (!(side.xx > 1e-9)) return undefined
    above -= (side.x * side.xy) / side.xx
    below -= side.x ** 2 / side.xx
  }
  return below > 1e-9 * total.w ? above / below : undefined
}

function shapeOf(total: Total, cold: Side | undefined, warm: Side | undefined): ChangePoints {
  const baseLoad = baseOf(total, cold, warm)!
  const slope = (side: Side) => (side.xy - side.x * baseLoad) / side.xx
  return {
    baseLoad,
    ...(cold && { heatingBalancePoint: cold.balancePoint, heatingSlope: slope(cold) }),
    ...(warm && { coolingBalancePoint: warm.balancePoint, coolingSlope: slope(warm) }),
  }
}
