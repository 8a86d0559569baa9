import { readMenu } from './read-menu'

const read = (menu: Parameters<typeof readMenu>[0]) => readMenu(menu, '/platform')
const home = { label: 'Home', glyph: 'home', url: '/platform/home-portal' }

describe('the menu', () => {
  it('keeps items and groups in their order, with renamed glyphs', () => {
    const menu = read([
      home,
      {
        label: 'Analysis',
        glyph: 'line_chart',
        items: [{ label: 'Progression', url: '/platform/analysis/progression' }],
      },
    ])
    expect(menu).toEqual([
      {
        label: 'Home',
        glyph: 'home',
        path: '/platform/home-portal',
        featureId: 'home-portal',
        subRoutes: [],
      },
      {
        label: 'Analysis',
        glyph: 'view',
        items: [
          {
            label: 'Progression',
            glyph: undefined,
            path: '/platform/analysis/progression',
            featureId: 'analysis',
            subRoutes: ['progression'],
          },
        ],
      },
    ])
  })

  it.each([
    'https://evil.example/platform/analysis',
    'javascript:alert(1)',
    '//evil.example',
    '/elsewhere',
    '',
  ])('leaves out %j', (url) => {
    expect(read([{ label: 'Bad', url }])).toEqual([])
    expect(read([{ label: 'Group', items: [{ label: 'Bad', url }] }])).toEqual([])
  })

  it('leaves out what stands there twice, also across groups', () => {
    const menu = read([home, { label: 'Again', items: [{ ...home, url: '/platform/home-portal/' }] }, home])
    expect(menu).toHaveLength(1)
  })

  it('is empty for an empty menu', () => {
    expect(read([])).toEqual([])
    expect(read([{ label: 'Empty', items: [] }])).toEqual([])
  })
})
