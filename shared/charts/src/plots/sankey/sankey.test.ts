import fc from 'fast-check'
import { RecordingPen } from '../../downloads/recording-pen'
import { SvgWriter } from '../../downloads/svg-writer'
import { sheetPalette } from '../plot-palette'
import { drawSankey } from './draw-sankey'
import { edgesAt, flowAt } from './ribbon'
import { columnsOf } from './sankey-columns'
import { sankeyLayout } from './sankey-layout'
import { sankeyOrder } from './sankey-order'

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

const link = (source: string, target: string, value = 1) => ({ source, target, value })
const box = { width: 800, height: 400 }
const site = [
  ...[link('roof', 'site', 20), link('site', 'main', 100), link('site', 'own', 15), link('site', 'out', 5)],
  ...[link('main', 'loss', 10), link('main', 'light', 30), link('main', 'air', 60)],
]
const nodes = [
  ...['site', 'main', 'light', 'air'].map((id) => ({ id })),
  ...[
    { id: 'roof', isSide: true },
    { id: 'own', isLast: true },
  ],
  ...['loss', 'out'].map((id) => ({ id, isLast: true })),
]

test('each node stands behind those that lead to it, and what only leads in just before', () => {
  const columns = columnsOf(['a', 'b', 'c', 'side'], [link('a', 'b'), link('b', 'c'), link('side', 'c')])
  expect(Object.fromEntries(columns)).toEqual({ a: 0, b: 1, c: 2, side: 1 })
})

test('meters that were moved to and fro are a ring, and end nothing', () => {
  const ring = [link('a', 'b'), link('b', 'c'), link('c', 'b')]
  expect([...columnsOf(['a', 'b', 'c'], ring).keys()]).toEqual(['a', 'b', 'c'])
  const { links } = sankeyLayout(['a', 'b', 'c'], ring, box)
  expect(links).toHaveLength(3)
  expect(flowAt(0, 399, sankeyLayout(['a', 'b', 'c'], ring, box))).toBeUndefined()
})

test('parts follow their whole, the largest first and what is lost after them', () => {
  expect(sankeyOrder(nodes, site)).toEqual(['site', 'roof', 'main', 'air', 'light', 'loss', 'own', 'out'])
})

test('nodes lie within the plot, do not overlap, and are as high as their value', () => {
  const layout = sankeyLayout(sankeyOrder(nodes, site), site, box)
  const heightOf = (id: string) => layout.nodes.find((node) => node.id === id)!.height
  expect(heightOf('air') / heightOf('light')).toBeCloseTo(2, 6)
  expect(heightOf('site') / heightOf('main')).toBeCloseTo(1.2, 6)
  expect(layout.columns).toBe(4)
  for (const node of layout.nodes) {
    expect(node.top).toBeGreaterThanOrEqual(0)
    expect(node.top + node.height).toBeLessThanOrEqual(box.height + 1e-6)
  }
})

test('of any tree all flows are there, their ends on their nodes, and no two nodes on each other', () => {
  const tree = fc.array(fc.tuple(fc.nat(), fc.double({ min: 0.001, max: 1e6, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(tree, (parts) => {
      const links = parts.map(([parent, value], at) => link(`n${parent % (at + 1)}`, `n${at + 1}`, value))
      const ids = sankeyOrder(
        Array.from({ length: parts.length + 1 }, (_, at) => ({ id: `n${at}` })),
        links,
      )
      const layout = sankeyLayout(ids, links, { width: 900, height: ids.length * 34 })
      expect(layout.links).toHaveLength(links.length)
      const node = (id: string) => layout.nodes.find((one) => one.id === id)!
      for (const one of layout.links) {
        expect(one.fromX).toBeLessThan(one.toX)
        expect(one.toTop).toBeGreaterThanOrEqual(node(one.target).top - 1e-6)
      }
      for (const a of layout.nodes)
        for (const b of layout.nodes)
          if (a.id < b.id && a.column === b.column)
            expect(a.top + a.height <= b.top + 1e-6 || b.top + b.height <= a.top + 1e-6).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('a pointer finds the flow below it, thin ones from near, and on a node the one that leads to it', () => {
  const layout = sankeyLayout(sankeyOrder(nodes, site), site, box)
  for (const one of layout.links) {
    const { x, top, bottom } = edgesAt(one, 0.5)
    expect(flowAt(x, (top + bottom) / 2, layout)).toMatchObject({ source: one.source, target: one.target })
  }
  const air = layout.nodes.find(({ id }) => id === 'air')!
  expect(flowAt(air.left + 3, air.top + 5, layout)).toMatchObject({ source: 'main', target: 'air' })
  expect(flowAt(799, 399, layout)).toBeUndefined()
})

test('a file has names with figures, and hatches what is lost', () => {
  const layout = sankeyLayout(sankeyOrder(nodes, site), site, box)
  const drawn = (isHatched: boolean) => {
    const writer = new SvgWriter()
    drawSankey(new RecordingPen(writer), sheetPalette, {
      ...{ layout, labelWidth: 180, height: box.height },
      labels: new Map(nodes.map(({ id }) => [id, { name: `The ${id}`, figure: '12 kWh' }])),
      signs: new Map(
        nodes.map(({ id }) => [
          id,
          { colour: 'electricity', isSide: id === 'roof', isHatched: isHatched && id === 'loss' } as const,
        ]),
      ),
    })
    return writer.file(800, 400, 'Flows', 'en')
  }
  expect(drawn(true)).toContain('The loss')
  expect(drawn(true)).toContain('12 kWh')
  expect(drawn(true).length).toBeGreaterThan(drawn(false).length)
})

test('thin nodes at the edges have their labels within the plot', () => {
  const labels = new Map(['main', 'thin', 'rest'].map((id) => [id, { name: id, figure: '1 kWh' }]))
  const links = [
    { source: 'thin', target: 'rest', value: 0.001 },
    { source: 'main', target: 'rest', value: 100 },
  ]
  for (const order of [
    ['thin', 'main', 'rest'],
    ['main', 'thin', 'rest'],
  ]) {
    const layout = sankeyLayout(order, links, box)
    const pen = new RecordingPen(new SvgWriter())
    const fillText = jest.spyOn(pen, 'fillText')
    drawSankey(pen, sheetPalette, {
      ...{ layout, labels, labelWidth: 180, height: box.height },
      signs: new Map(
        [...labels.keys()].map((id) => [id, { colour: undefined, isHatched: false, isSide: false }]),
      ),
    })
    const heights = fillText.mock.calls.map(([, , y]) => y)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(7)
    expect(Math.max(...heights)).toBeLessThanOrEqual(box.height - 7)
  }
})

/** Where the texts of a drawing stand. */
function textsOf(order: string[], links: Parameters<typeof sankeyLayout>[1], labelWidth: number) {
  const layout = sankeyLayout(order, links, box)
  const pen = new RecordingPen(new SvgWriter())
  const fillText = jest.spyOn(pen, 'fillText')
  drawSankey(pen, sheetPalette, {
    ...{ layout, labelWidth, height: box.height },
    labels: new Map(order.map((id) => [id, { name: id, figure: '1 kWh' }])),
    signs: new Map(order.map((id) => [id, { colour: undefined, isHatched: false, isSide: false }])),
  })
  return fillText.mock.calls.map(([text, x, y]) => ({ text, x, y }))
}

test('labels of thin nodes one below the other do not touch', () => {
  const order = ['thin', 'thinner', 'main', 'rest']
  const texts = textsOf(
    order,
    order.slice(0, 3).map((source) => ({ source, target: 'rest', value: source === 'main' ? 100 : 0.001 })),
    180,
  )
  const [first, second] = ['thin', 'thinner'].map((name) => texts.find(({ text }) => text === name)!)
  expect(second!.y - first!.y).toBeGreaterThanOrEqual(14)
})

test('where columns are narrow a long name has two lines', () => {
  const texts = textsOf(
    ['Marram Centre', 'rest'],
    [{ source: 'Marram Centre', target: 'rest', value: 1 }],
    80,
  )
  expect(texts.map(({ text }) => text).slice(0, 3)).toEqual(['Marram', 'Centre', '1 kWh'])
})
