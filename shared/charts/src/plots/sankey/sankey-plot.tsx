import { percentOf } from '@energycockpit/units'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts, type Locale } from '@energycockpit/i18n'
import type { DataTable } from '../../downloads/data-table'
import { cursorStep } from '../../cursor-steps'
import { ChartDisplay } from '../../frame/chart-display'
import { ChartFrame } from '../../frame/chart-frame'
import { ChartTable } from '../../frame/chart-table'
import { ChartTexts } from '../../frame/chart-texts'
import { tokenOf, type PlotColour } from '../plot-palette'
import { PlotLegend, type PlotLegendEntry } from '../plot-legend'
import { PlotSurface, type DrawPlot } from '../plot-surface'
import { addRibbon, drawSankey } from './draw-sankey'
import { flowAt } from './ribbon'
import { NODE_WIDTH, sankeyLayout, type SankeyLink } from './sankey-layout'
import { columnsOf } from './sankey-columns'
import { sankeyOrder } from './sankey-order'
import styles from '../plots.module.css'

export interface SankeyNode {
  id: string
  name: string
  /** Undefined: what is lost or not explained. */
  colour: PlotColour | undefined
  isHatched?: boolean | undefined
  /** It only leads into another one, such as what is generated there. */
  isSide?: boolean | undefined
  /** It stands behind all other parts. */
  isLast?: boolean | undefined
  /** The page about it. */
  href?: string | undefined
}

export interface SankeyFlow {
  source: string
  target: string
  /** Above zero, in the unit of the plot. */
  value: number
  /** Share of all that its topmost node has, 0 to 1. */
  share: number
  /** Such as how complete it is. */
  remark?: string | undefined
}

export interface SankeyPlotProps {
  locale: Locale
  title: string
  when: string
  unit: string
  nodes: readonly SankeyNode[]
  flows: readonly SankeyFlow[]
  /** What the colours and hatches mean, with their sums. */
  legend: readonly {
    label: string
    figure?: string | undefined
    colour: PlotColour | undefined
    isHatched?: boolean
  }[]
  /** Called with the page about what a flow leads to. */
  onOpen: (href: string) => void
  actions?: ReactNode
}

/** The least room of a column for its labels, px: four of them fit on a phone. */
const COLUMN = 72
const ROW = 34
const LOWEST = 300

/** The next flow stands below the one before it. */
const downwards: Readonly<Record<string, string>> = {
  ...{ ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft', PageDown: 'PageUp', PageUp: 'PageDown' },
}

/** Flows from the whole to its parts, as wide as there is of them. */
export function SankeyPlot(props: SankeyPlotProps) {
  return (
    <ChartTexts locale={props.locale}>
      <FlowsWithTexts {...props} />
    </ChartTexts>
  )
}

function FlowsWithTexts(props: SankeyPlotProps) {
  const { locale, title, when, unit, nodes, flows, legend, onOpen, actions } = props
  const { t, formats } = useTexts()
  const [cursor, setCursor] = useState<number>()
  const order = useMemo(() => sankeyOrder(nodes, flows), [nodes, flows])
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  const room = useMemo(() => {
    const columns = [...columnsOf(order, flows).values()]
    const counts = new Map<number, number>()
    for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1)
    return {
      minWidth: counts.size * COLUMN,
      height: Math.max(LOWEST, Math.max(0, ...counts.values()) * ROW),
    }
  }, [order, flows])
  // From left to right and from top to bottom, whatever the size.
  const walk = useMemo(() => {
    const { links } = sankeyLayout(order, flows, { width: 1000, height: room.height })
    return [...links]
      .sort((a, b) => a.fromX - b.fromX || a.fromTop - b.fromTop || a.toTop - b.toTop)
      .map(({ place }) => place)
  }, [order, flows, room])

  const drawing = useMemo(() => {
    const sums = new Map<string, number>()
    for (const id of order) {
      const of = (end: 'source' | 'target') =>
        flows.reduce((sum, flow) => sum + (flow[end] === id ? flow.value : 0), 0)
      sums.set(id, Math.max(of('source'), of('target')))
    }
    return {
      labels: new Map(
        order.map((id) => [id, { name: byId.get(id)!.name, figure: formats.quantity(sums.get(id)!, unit) }]),
      ),
      signs: new Map(
        nodes.map(
          ({ id, colour, isHatched = false, isSide = false }) => [id, { colour, isHatched, isSide }] as const,
        ),
      ),
    }
  }, [order, flows, nodes, byId, formats, unit])
  const layoutOf = useMemo(() => layoutsOf(order, flows), [order, flows])
  const draw = useMemo(
    (): DrawPlot =>
      (pen, { width, height }, palette) => {
        const layout = layoutOf(width, height)
        const labelWidth = width / Math.max(1, layout.columns) - NODE_WIDTH - 8
        drawSankey(pen, palette, { ...drawing, layout, labelWidth, height })
      },
    [drawing, layoutOf],
  )
  const place = cursor === undefined ? undefined : walk[cursor]
  const flow = place === undefined ? undefined : flows[place]
  const mark = useMemo((): DrawPlot | undefined => {
    if (place === undefined) return undefined
    return (pen, { width, height }, palette) => {
      const link = layoutOf(width, height).links.find((one) => one.place === place)
      if (!link) return
      pen.strokeStyle = palette.cursor
      pen.lineWidth = 2
      addRibbon(pen, link)
      pen.stroke()
    }
  }, [place, layoutOf])

  const nameOf = (id: string) => byId.get(id)?.name ?? ''
  const fromTo = ({ source, target }: SankeyFlow) =>
    t('chart.sankey.fromTo', { source: nameOf(source), target: nameOf(target) })
  const figures = ({ value, share }: SankeyFlow) => [
    formats.quantity(value, unit),
    t('chart.sankey.ofAll', { share: formats.percent(share, 1) }),
  ]
  const href = flow && byId.get(flow.target)?.href
  const entries: PlotLegendEntry[] = legend.map(({ label, figure, colour, isHatched }) => ({
    ...{ label, figure, colour: colour ? tokenOf(colour) : '--ink-muted' },
    sign: isHatched ? 'hatched' : undefined,
    paint: isHatched
      ? `repeating-linear-gradient(135deg, var(${colour ? tokenOf(colour) : '--ink-muted'}) 0 1px, var(--surface) 1px 4px)`
      : `var(${colour ? tokenOf(colour) : '--ink-muted'})`,
  }))
  const headings = [
    ...[t('chart.sankey.to'), t('chart.sankey.from'), t('chart.sankey.amount')],
    ...[t('chart.sankey.share'), t('chart.sankey.remark')],
  ]
  const data = (): DataTable => ({
    headings: [headings[1]!, headings[0]!, `${headings[2]} [${unit}]`, `${headings[3]} [%]`, headings[4]!],
    rows: walk.map((at) => {
      const { source, target, value, share, remark } = flows[at]!
      return [nameOf(source), nameOf(target), value, percentOf(share), remark ?? '']
    }),
  })

  return (
    <ChartFrame
      {...{ locale, title, when, actions, data, unit: undefined, legendEntries: entries }}
      reading={
        <ChartDisplay unit={null} hint={t('chart.sankey.hint')}>
          {flow ? (
            <>
              <span className={styles.muted}>{fromTo(flow)}</span>
              {figures(flow).map((figure) => (
                <strong key={figure}>{figure}</strong>
              ))}
              {flow.remark ? <span className={styles.muted}>{flow.remark}</span> : null}
            </>
          ) : null}
        </ChartDisplay>
      }
      table={() => (
        <ChartTable
          caption={`${title}, ${when}`}
          headings={headings}
          texts={1}
          count={walk.length}
          row={(at) => {
            const one = flows[walk[at]!]!
            const to = byId.get(one.target)
            return [
              to?.href ? <a href={to.href}>{to.name}</a> : nameOf(one.target),
              nameOf(one.source),
              formats.quantity(one.value, unit),
              formats.percent(one.share, 1),
              one.remark ?? '',
            ]
          }}
        />
      )}
      legend={<PlotLegend entries={entries} />}
    >
      <div className={styles.wide}>
        <PlotSurface
          {...{ draw, mark, cursor, onCursor: setCursor, room }}
          label={t('chart.sankey.label', { label: `${title}, ${when}` })}
          reading={
            flow
              ? [fromTo(flow), ...figures(flow), flow.remark, href && t('chart.sankey.enter')]
                  .filter(Boolean)
                  .join(', ')
              : when
          }
          count={walk.length}
          onKey={(key) => cursorStep(downwards[key] ?? key, cursor, walk.length)}
          onEnter={href === undefined ? undefined : () => onOpen(href)}
          at={(px, py, { width, height }) => {
            const found = flowAt(px, py, layoutOf(width, height))
            return found && walk.indexOf(found.place)
          }}
        />
      </div>
    </ChartFrame>
  )
}

/** For each size of the room, once: the pointer asks for it wherever it goes. */
function layoutsOf(order: readonly string[], flows: readonly SankeyLink[]) {
  const known = new Map<string, ReturnType<typeof sankeyLayout>>()
  return (width: number, height: number) => {
    const key = `${width} ${height}`
    const layout = known.get(key) ?? sankeyLayout(order, flows, { width, height: height - 8 })
    known.set(key, layout)
    return layout
  }
}
