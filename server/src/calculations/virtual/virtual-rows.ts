import { aligned, wholeIntervals } from '../figures/align'
import { type Bound, aggregationOf, readingsOf, type Span, type SeriesInterval } from '../../readings/index'
import { stableSumSql } from '../figures/stable-sum-sql'
import { calculablePlan } from './calculable-plan'
import { columnOf, expressionSql } from './expression-sql'
import type { FormulaPart, FormulaParts } from './plan-virtual'
import { levelsOf } from './step-levels'

/** A `select` of the values of series, stored or virtual, whose intervals start in the span. */
export function rowsOf(ids: readonly number[], parts: FormulaParts, span: Span, bound: Bound): string {
  const stored = ids.filter((id) => (parts.get(id)?.formula ?? null) === null)
  const virtual = ids.filter((id) => !stored.includes(id))
  return [
    ...(stored.length > 0 ? [storedRows(stored, span, bound)] : []),
    ...virtual.map((id) => virtualRows(id, parts, span, bound)),
  ].join(' union all ')
}

const storedRows = (ids: readonly number[], span: Span, bound: Bound) =>
  `select series_id, at, value, quality from ${readingsOf(ids, span, bound)}`

/** An interval has a value when all of its inputs have; it is measured when they all are. */
function virtualRows(id: number, parts: FormulaParts, period: Span, bound: Bound): string {
  const seriesInterval = parts.get(id)!
  const { resolved, inputs, size } = calculablePlan(id, parts)
  bound.addToFormulas(size)
  const span = wholeIntervals(period, seriesInterval)
  const rows = inputRows(inputs, parts, { seriesInterval, span, bound })
  const number = bound.bind(id, 'UInt32')
  if (resolved.kind === 'linear')
    return calculableRows(`select toUInt32(${number}) as series_id, z.at as at,
      ${inputs.length === 1 ? 'any(z.value)' : stableSumSql('z.value')} as value, max(z.quality) as quality
      from (select x.at as at, x.value * ${factorSql(resolved.coefficients, bound)} as value, x.quality as quality
        from (${rows}) as x) as z
      group by z.at having count() = ${inputs.length}`)
  const columns = inputs.map(
    (input) => `anyIf(x.value, x.series_id = ${bound.bind(input, 'UInt32')}) as ${columnOf(input)}`,
  )
  let steps = `select x.at as at, max(x.quality) as worst, ${columns.join(', ')}
    from (${rows}) as x group by x.at having count() = ${inputs.length}`
  for (const level of levelsOf(resolved.steps)) {
    const calculated = level.map((step) => `${expressionSql(step.expression, bound)} as ${columnOf(step.id)}`)
    steps = `select *, ${calculated.join(', ')} from (${steps})`
  }
  return calculableRows(`select toUInt32(${number}) as series_id, x.at as at, x.${columnOf(id)} as value,
    x.worst as quality from (${steps}) as x`)
}

/** Greater values are as good as infinite: sums of hundreds of millions of them would be. */
const greatestValue = 1e200

/** Without what is not a number, infinite, or would become it. */
const calculableRows = (rows: string) =>
  `select y.series_id as series_id, y.at as at, y.value as value, y.quality as quality
    from (${rows}) as y where abs(y.value) < ${greatestValue}`

/** What the value of a row's series counts; where all count the same, nothing is looked up. */
function factorSql(coefficients: ReadonlyMap<number, number>, bound: Bound): string {
  const [factor, ...others] = new Set(coefficients.values())
  if (factor !== undefined && others.length === 0) return bound.bind(factor, 'Float64')
  const ids = bound.bind([...coefficients.keys()], 'Array(UInt32)')
  return `transform(x.series_id, ${ids}, ${bound.bind([...coefficients.values()], 'Array(Float64)')}, 0.)`
}

/** What a formula is calculated from, on the intervals of its result. */
function inputRows(
  inputs: readonly number[],
  parts: FormulaParts,
  { seriesInterval, span, bound }: { seriesInterval: SeriesInterval; span: Span; bound: Bound },
): string {
  const groups = new Map<string, FormulaPart[]>()
  for (const id of inputs) {
    const part = parts.get(id)!
    const isAligned = part.interval === seriesInterval.interval
    const key = isAligned ? '' : `${part.interval} ${aggregationOf(part.quantity)}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups]
    .map(([key, group]) => {
      const rows = rowsOf(
        group.map(({ id }) => id),
        parts,
        span,
        bound,
      )
      if (key === '') return rows
      const [{ quantity, interval, timeZone }] = group as [FormulaPart]
      return aligned(rows, { from: { interval, timeZone }, to: seriesInterval }, aggregationOf(quantity), {
        span,
        bound,
      })
    })
    .join(' union all ')
}
