import type { SankeyFlow, SankeyNode } from '@energycockpit/charts'
import type { EnergyFlows } from '@energycockpit/contract'
import type { Formats, Translate } from '@energycockpit/i18n'
import type { Carrier } from '@energycockpit/ui'
import { enough, flowTotals, isEnd, ownerOf, type FlowEnd } from './flow-totals'
import { namesOfPoints } from './names-of-points'

interface Words {
  t: Translate
  formats: Formats
  carrier: Carrier
  /** The page of a node or metering point. */
  linkTo: (object: { id: string; isPoint: boolean }) => string
}

/** How what is no meter and no place is drawn. */
export const signOfEnd: Readonly<
  Record<FlowEnd, Pick<SankeyNode, 'colour' | 'isHatched' | 'isSide' | 'isLast'>>
> = {
  GENERATION: { colour: 'pv', isSide: true },
  OWN_USE: { colour: 'pv', isLast: true },
  FEED_IN: { colour: 'pv', isHatched: true, isLast: true },
  LOSS: { colour: undefined, isHatched: true, isLast: true },
  NOT_EXPLAINED: { colour: undefined, isHatched: true, isSide: true },
}

/** The diagrams of all roots in one: of each other they know nothing, though one may lie in the other. */
export function drawnFlows(found: readonly EnergyFlows[], words: Words) {
  const { t, formats, carrier, linkTo } = words
  const nodes: SankeyNode[] = []
  const flows: SankeyFlow[] = []
  const names = namesOfPoints(found)
  found.forEach((diagram, place) => {
    const own = (id: string) => `${place} ${id}`
    const known = new Map(diagram.nodes.map((node) => [node.id, node]))
    const { supplied } = flowTotals(diagram)
    for (const { id, type, name } of diagram.nodes) {
      const owner = isEnd(type) ? ownerOf(id) : id
      const isPoint = known.get(owner)?.type === 'METERING_POINT'
      nodes.push({
        ...{ id: own(id), href: linkTo({ id: owner, isPoint }) },
        ...(isEnd(type)
          ? { name: t(`sankey.end.${type}`), ...signOfEnd[type] }
          : { name: names.get(id) ?? name, colour: carrier }),
      })
    }
    for (const { source, target, value, measured, estimated } of diagram.links)
      flows.push({
        ...{ source: own(source), target: own(target), value, share: supplied > 0 ? value / supplied : 0 },
        remark: remarkOf(measured + estimated, estimated, t, formats),
      })
  })
  return { nodes, flows }
}

function remarkOf(complete: number, estimated: number, t: Translate, formats: Formats): string | undefined {
  const parts = [
    ...(complete < enough ? [t('sankey.complete', { share: formats.percent(complete) })] : []),
    ...(estimated > 0 ? [t('sankey.estimated', { share: formats.percent(estimated) })] : []),
  ]
  return parts.length === 0 ? undefined : parts.join(', ')
}
