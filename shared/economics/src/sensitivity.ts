import { netPresentValue } from './cash-flows'
import type { Investment } from './investment'

/** What is varied, one at a time, while all else stays most likely. */
export const sensitivityParameters = [
  ...(['cost', 'amount', 'price', 'runningCost'] as const),
  ...(['priceChange', 'discountRate'] as const),
] as const
export type SensitivityParameter = (typeof sensitivityParameters)[number]

/** These are shares already: they are moved by points, the others by a share of themselves. */
const movedByPoints: ReadonlySet<SensitivityParameter> = new Set(['priceChange', 'discountRate'])

export interface Sensitivity {
  parameter: SensitivityParameter
  /** Net present values with the parameter lower and higher. */
  lower: number
  higher: number
  /**
   * By which change the net present value becomes 0: as a share of the parameter, or in points (0.01 is one) where it is
   * a rate. Null where no change of it does, between -100 % and +1,000 %, or -50 and +50 points.
   */
  breakEven: number | null
}

/**
 * Sensitivity analysis (EN 17463, 7.2): how the net present value moves with each parameter, the strongest first.
 * `share` is the change of amounts and prices (0.2: ±20 %), `points` that of rates (0.02: ±2 points). Parameters that
 * the investment does not have are left out.
 */
export function sensitivities(
  investment: Investment,
  { share, points }: { share: number; points: number },
): Sensitivity[] {
  const worth = (parameter: SensitivityParameter, change: number) =>
    netPresentValue(withChange(investment, parameter, change))
  return sensitivityParameters
    .filter((parameter) => has(investment, parameter))
    .map((parameter): Sensitivity => {
      const step = movedByPoints.has(parameter) ? points : share
      return {
        parameter,
        lower: worth(parameter, -step),
        higher: worth(parameter, step),
        breakEven: zeroOf((change) => worth(parameter, change), movedByPoints.has(parameter)),
      }
    })
    .sort((one, other) => widthOf(other) - widthOf(one))
}

const widthOf = ({ lower, higher }: Sensitivity) => Math.abs(higher - lower)

function has({ cost, energy, runningCost }: Investment, parameter: SensitivityParameter): boolean {
  if (parameter === 'cost') return cost !== 0
  if (parameter === 'runningCost') return runningCost !== 0
  if (parameter === 'discountRate') return true
  return energy.some(({ amount, price }) => amount !== 0 && price !== 0)
}

/** The investment with one parameter changed: by a share of itself, or by so much where it is a rate. */
export function withChange(
  investment: Investment,
  parameter: SensitivityParameter,
  change: number,
): Investment {
  const { energy } = investment
  switch (parameter) {
    case 'cost':
      return { ...investment, cost: investment.cost * (1 + change) }
    case 'runningCost':
      return { ...investment, runningCost: investment.runningCost * (1 + change) }
    case 'discountRate':
      return { ...investment, discountRate: investment.discountRate + change }
    case 'amount':
      return { ...investment, energy: energy.map((one) => ({ ...one, amount: one.amount * (1 + change) })) }
    case 'price':
      return { ...investment, energy: energy.map((one) => ({ ...one, price: one.price * (1 + change) })) }
    case 'priceChange':
      return {
        ...investment,
        energy: energy.map((one) => ({ ...one, priceChange: one.priceChange + change })),
      }
  }
}

/** The change nearest to 0 at which a value becomes 0: exact for lines, by halving steps for rates. */
function zeroOf(valueAt: (change: number) => number, isRate: boolean): number | null {
  const now = valueAt(0)
  if (now === 0) return 0
  if (!isRate) {
    const slope = valueAt(1) - now
    const zero = -now / slope
    return Number.isFinite(zero) && zero >= -1 && zero <= 10 ? zero : null
  }
  const found = [1, -1].map((direction) => zeroTowards((change) => valueAt(direction * change), now))
  const [up, down] = [found[0] ?? null, found[1] == null ? null : -found[1]]
  if (up === null || down === null) return up ?? down
  return up <= -down ? up : down
}

function zeroTowards(valueAt: (change: number) => number, now: number): number | null {
  for (let far = 0.005; far <= 0.5; far += 0.005) {
    const value = valueAt(far)
    if (!Number.isFinite(value)) return null
    if (Math.sign(value) === Math.sign(now)) continue
    let [low, high] = [far - 0.005, far]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      if (Math.sign(valueAt(middle)) === Math.sign(now)) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  return null
}
