import type { EnergyFlows } from '@energycockpit/contract'
import { isEnd } from './flow-totals'

/**
 * What metering points are called, by id, where several have one name: with the place that they are in before it. Most
 * main meters are called after their product, and far at the right nobody sees where their flow comes from.
 */
export function namesOfPoints(found: readonly EnergyFlows[]): ReadonlyMap<string, string> {
  const points = found.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'METERING_POINT'))
  const idsOf = new Map<string, Set<string>>()
  for (const { id, name } of points) idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  const names = new Map<string, string>()
  for (const diagram of found) {
    const known = new Map(diagram.nodes.map((node) => [node.id, node]))
    const above = new Map(
      diagram.links
        .filter(({ source }) => !isEnd(known.get(source)!.type))
        .map(({ source, target }) => [target, source]),
    )
    const placeOf = (id: string, steps = 0): string | undefined => {
      const node = known.get(above.get(id) ?? '')
      if (node === undefined || steps > diagram.nodes.length) return undefined
      return node.type === 'METERING_POINT' ? placeOf(node.id, steps + 1) : node.name || undefined
    }
    for (const { id, type, name } of diagram.nodes) {
      if (type !== 'METERING_POINT' || idsOf.get(name)!.size < 2) continue
      const place = placeOf(id)
      if (place !== undefined) names.set(id, `${place} › ${name}`)
    }
  }
  return names
}
