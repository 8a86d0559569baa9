import { roles, type MenuEntry, type RoleName } from '@energycockpit/contract'
import { menuFor } from './menu'

const urls = (entries: MenuEntry[]): string[] =>
  entries.flatMap((entry) => ('items' in entry ? urls(entry.items) : [entry.url]))

const home = '/platform/home-portal'
const news = '/platform/home-portal/news'
const analysis = '/platform/analysis'
const management = [
  ...['/platform/enms/overview', '/platform/enms/today', '/platform/enms/actions'],
  ...[
    '/platform/enms/energy-uses',
    '/platform/enms/indicators',
    '/platform/enms/budgets',
    '/platform/enms/carbon',
  ],
]
const readings = '/platform/measurement-data/meter-readings'
const imports = '/platform/measurement-data/imports'
const factors = '/platform/measurement-data/conversion-factors'
const virtual = '/platform/measurement-data/virtual-meters'
const organization = ['hierarchy', 'metering-points', 'twin', 'map'].map(
  (page) => `/platform/organization/${page}`,
)
const structure = ['groups', 'import', 'history'].map((page) => `/platform/organization/${page}`)
const attributes = '/platform/organization/attributes'
const toSee = [analysis, ...management, factors, virtual, ...organization]
const toKeep = [analysis, ...management, readings, imports, factors, virtual, ...organization, ...structure]
const status = '/platform/home-portal/status'
const operation = '/platform/home-portal/operation'
const appearance = '/platform/home-portal/appearance'
const wording = '/platform/home-portal/wording'
const users = '/platform/home-portal/users'
const registrations = '/platform/home-portal/registrations'
const notices = '/platform/home-portal/notices'
const audit = '/platform/home-portal/audit'
const design = '/platform/home-portal/design'

const inProduction: Record<RoleName, string[]> = {
  USER: [home, news, ...toSee],
  PORTAL_USER: [home, news, ...toSee],
  DEMO_USER: [home, news, ...toSee],
  KIOSK_USER: [home, news, ...toSee],
  ADMIN: [home, news, ...toKeep, attributes, status, users, appearance, wording, audit],
  SUPER_CLIENT_ADMIN: [
    home,
    news,
    ...toKeep,
    attributes,
    status,
    users,
    registrations,
    appearance,
    wording,
    audit,
  ],
  SUPER_CLIENT_USER: [home, news, ...toSee],
  SYSTEM_ADMIN: [
    home,
    news,
    ...toKeep,
    attributes,
    status,
    operation,
    users,
    registrations,
    appearance,
    wording,
    notices,
    audit,
  ],
  SYSTEM_USER: [home, news, ...toSee],
  DATA_SUPPLIER: [home, news, imports, ...organization],
  ENERGY_MANAGER: [home, news, ...toKeep],
  METER_READER: [home, news, readings, ...organization],
  ANALYST: [home, news, ...toSee],
  KPI_MANAGER: [home, news, ...toSee],
  RESEARCHER_WITH_APP: [home, news, ...toSee],
  RESEARCHER_DYNAMIC_TARIFF: [home, news, ...toSee],
  GAME_ADMIN: [home, news],
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
    expect(urls(menu)).toEqual([home, news, ...toSee])
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
      [
        'Startseite',
        'Neuigkeiten',
        'Analyse',
        'Energiemanagement',
        'Messdaten',
        'Organisation',
        'Systemzustand',
        'Verwaltung',
      ],
      [
        'Home',
        'News',
        'Analysis',
        'Energy management',
        'Measurement data',
        'Organisation',
        'System status',
        'Administration',
      ],
    ])
    expect(both[1]?.[2]).toEqual({ label: 'Analysis', glyph: 'line_chart', url: analysis })
    expect(both[1]?.[4]).toMatchObject({
      glyph: 'measurement_data',
      items: [
        { label: 'Meter readings', glyph: 'meter', url: readings },
        { label: 'Imports', glyph: 'imports', url: imports },
        { label: 'Prices and factors', glyph: 'cost', url: factors },
        { label: 'Virtual meters', glyph: 'formula', url: virtual },
      ],
    })
  })
})
