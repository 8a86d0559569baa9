import type { RowSources } from '../../calculations/index'
import type { Span } from '../../readings/index'
import type { ConsumptionPlan } from './consumption-plan'
import type { SumsRequest } from './sums-query'

/**
 * What is asked of the engine. Series of one time zone share their span. Those that were moved, or whose location's
 * floor area changed, are cut at the edges of all of them; the others are not. `startsIn`: where else all of them are
 * cut in a time zone, milliseconds since 1970 UTC.
 */
export function sumsOfPlan(
  { series, parts }: Pick<ConsumptionPlan, 'series' | 'parts'>,
  startsIn: (timeZone: string) => readonly number[] = () => [],
): SumsRequest[] {
  const requests = new Map<string, { ids: number[]; span: Span; starts: Set<number>; sources: RowSources }>()
  for (const { id, timeZone, span, segments } of series) {
    const place = parts.findIndex(({ ids }) => ids.has(id))
    const isWhole = segments.length === 1 && segments[0]!.from === span.from && segments[0]!.to === span.to
    const key = `${place} ${timeZone} ${isWhole}`
    const request = requests.get(key) ?? {
      ...{
        ids: [],
        span,
        starts: new Set([span.from, ...startsIn(timeZone)]),
        sources: parts[place]!.sources,
      },
    }
    request.ids.push(id)
    for (const { from, to } of segments)
      for (const edge of [from, to]) if (edge < span.to) request.starts.add(edge)
    requests.set(key, request)
  }
  return [...requests.values()].map(({ starts, ...request }) => ({
    ...request,
    starts: [...starts].sort((one, other) => one - other),
  }))
}
