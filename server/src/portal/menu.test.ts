import { roles, type MenuEntry, type RoleName } from '@energycockpit/contract'
import { menuFor } from './menu'

const urls = (entries: MenuEntry[]): string[] =>
  entries.flatMap((entry) => ('items' in entry ? urls(entry.items) : [entry.url]))

const home = '/platform/home-portal'
const analysis = '/platform/analysis'
const counters = '/platform/analysis/counter-readings'
const imports = '/platform/analysis/imports'
const status = '/platform/home-portal/status'
const operation = '/platform/home-portal/operation'
const users = '/platform/home-portal/users'
const notices = '/platform/home-portal/notices'
const audit = '/platform/home-portal/audit'
const design = '/platform/home-portal/design'

const inProduction: Record<RoleName, string[]> = {
  USER: [home, analysis],
  PORTAL_USER: [home, analysis],
  DEMO_USER: [home, analysis],
  KIOSK_USER: [home, analysis],
  ADMIN: [home, analysis, counters, imports, status, users, audit],
  SUPER_CLIENT_ADMIN: [home, analysis, counters, imports, status, users, audit],
  SUPER_CLIENT_USER: [home, analysis],
  SYSTEM_ADMIN: [home, analysis, counters, imports, status, operation, users, notices, audit],
  SYSTEM_USER: [home, analysis],
  DATA_SUPPLIER: [home, imports],
  ENERGY_MANAGER: [home, analysis, counters, imports],
  METER_READER: [home, counters],
  ANALYST: [home, analysis],
  KPI_MANAGER: [home, analysis],
  RESEARCHER_WITH_APP: [home, analysis],
  RESEARCHER_DYNAMIC_TARIFF: [home, analysis],
  GAME_ADMIN: [home],
}

describe('the menu', () => {
  it.each(Object.entries(inProduction))('of %s in production', (role, expected) => {
    const menu = menuFor({ roles: [roles[role as RoleName]], locale: 'en', production: true })
    expect(urls(menu)).toEqual(expected)
  })

  it.each(Object.entries(inProduction))(
    'of %s outside production has the design page for system administrators alone',
    (role, expected) => {
      const menu = menuFor({ roles: [roles[role as RoleName]], locale: 'en', production: false })
      expect(urls(menu)).toEqual(role === 'SYSTEM_ADMIN' ? [...expected, design] : expected)
    },
  )

  it('is everything that one of several roles sees', () => {
    const menu = menuFor({ roles: [roles.GAME_ADMIN, roles.ANALYST], locale: 'en', production: true })
    expect(urls(menu)).toEqual([home, analysis])
  })

  it.each([[[]], [[99]], [[-1]]])('is empty for the roles %j', (numbers) => {
    expect(menuFor({ roles: numbers, locale: 'en', production: false })).toEqual([])
  })

  it('leaves out a group of which nothing is left', () => {
    const menu = menuFor({ roles: [roles.GAME_ADMIN], locale: 'en', production: true })
    expect(menu.some((entry) => 'items' in entry)).toBe(false)
  })

  it('speaks both languages and keeps the glyphs of the specification', () => {
    const both = (['de', 'en'] as const).map((locale) =>
      menuFor({ roles: [roles.ADMIN], locale, production: true }),
    )
    expect(both.map((menu) => menu.map(({ label }) => label))).toEqual([
      ['Startseite', 'Energiedaten', 'Systemzustand', 'Verwaltung'],
      ['Home', 'Energy data', 'System status', 'Administration'],
    ])
    expect(both[1]?.[1]).toMatchObject({
      glyph: 'measurement_data',
      items: [
        { label: 'Analysis', glyph: 'line_chart', url: analysis },
        { label: 'Counter readings', glyph: 'measurement_data', url: counters },
        { label: 'Imports', glyph: 'imports', url: imports },
      ],
    })
  })
})
