import { readableMenu } from './readable-menu'

const home = { label: 'Home', url: '/platform/home-portal' }
const analysis = { label: 'Analysis', glyph: 'line_chart', url: '/platform/analysis' }

let notes: unknown[]
beforeEach(() => {
  notes = []
  jest.spyOn(console, 'warn').mockImplementation((_, entry) => void notes.push(entry))
})

describe('a menu from the server', () => {
  it('is taken as it is when it is right', () => {
    const menu = [home, { label: 'Energy', glyph: 'view', items: [analysis] }, { label: 'Empty', items: [] }]
    expect(readableMenu(menu)).toEqual(menu)
    expect(notes).toEqual([])
  })

  it.each([
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { label: 'No address' },
    { url: '/platform/no-label' },
    { label: 'Number', url: 7 },
    { label: 'Nothing', url: null },
    { label: null, url: '/platform/x' },
    { label: 'Glyph', url: '/platform/x', glyph: {} },
    { label: 'Items', items: 'none' },
    { label: 'Items', items: null },
  ])('loses %j and keeps the rest', (bad) => {
    expect(readableMenu([home, bad, { label: 'Energy', items: [bad, analysis] }])).toEqual([
      home,
      { label: 'Energy', items: [analysis] },
    ])
    expect(notes).toEqual([bad, bad])
  })

  it('has no groups within groups, however deep they go', () => {
    let deep: object = { label: 'Deepest', items: [home] }
    for (let depth = 0; depth < 1000; depth += 1) deep = { label: 'Deep', items: [deep] }
    expect(readableMenu([{ label: 'Top', items: [deep, home] }])).toEqual([{ label: 'Top', items: [home] }])
  })

  it('may hold itself', () => {
    const cyclic: { label: string; items: unknown[] } = { label: 'Cyclic', items: [home] }
    cyclic.items.push(cyclic)
    expect(readableMenu([cyclic])).toEqual([{ label: 'Cyclic', items: [home] }])
  })
})
