import type { Locale, MenuEntry, Permission } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import { texts, type Texts } from './texts'

interface Entry {
  text: keyof Texts['menu']
  glyph: string
  url: string
  /** Absent: for everybody who may enter. */
  needs?: Permission
  /** Only where the portal is being worked on. */
  onlyOutsideProduction?: true
}

interface Group {
  text: keyof Texts['menu']
  glyph: string
  items: readonly Entry[]
}

/** The whole menu. Glyphs are those of `shared/ui`, or have the specification's names, which the shell renames. */
const wholeMenu: readonly (Entry | Group)[] = [
  { text: 'home', glyph: 'home', url: '/platform/home-portal' },
  { text: 'analysis', glyph: 'line_chart', url: '/platform/analysis', needs: 'measurements:read' },
  {
    text: 'measurementData',
    glyph: 'measurement_data',
    items: [
      {
        text: 'meterReadings',
        glyph: 'meter',
        url: '/platform/measurement-data/meter-readings',
        needs: 'meter-readings:enter',
      },
      { text: 'imports', glyph: 'imports', url: '/platform/measurement-data/imports', needs: 'imports:read' },
      {
        text: 'conversionFactors',
        glyph: 'cost',
        url: '/platform/measurement-data/conversion-factors',
        needs: 'measurements:read',
      },
      {
        text: 'virtualMeters',
        glyph: 'formula',
        url: '/platform/measurement-data/virtual-meters',
        needs: 'measurements:read',
      },
    ],
  },
  {
    text: 'organization',
    glyph: 'client_entities',
    items: [
      {
        text: 'hierarchy',
        glyph: 'orgUnit',
        url: '/platform/organization/hierarchy',
        needs: 'hierarchy:read',
      },
      {
        text: 'structureImport',
        glyph: 'imports',
        url: '/platform/organization/import',
        needs: 'structure:edit',
      },
      {
        text: 'structureHistory',
        glyph: 'retry',
        url: '/platform/organization/history',
        needs: 'structure:edit',
      },
    ],
  },
  { text: 'status', glyph: 'status', url: '/platform/home-portal/status', needs: 'operation:read' },
  {
    text: 'operation',
    glyph: 'stopwatch',
    url: '/platform/home-portal/operation',
    needs: 'features:observe',
  },
  {
    text: 'administration',
    glyph: 'key',
    items: [
      { text: 'users', glyph: 'user', url: '/platform/home-portal/users', needs: 'users:administer' },
      {
        text: 'notices',
        glyph: 'notice',
        url: '/platform/home-portal/notices',
        needs: 'notices:administer',
      },
      { text: 'audit', glyph: 'table', url: '/platform/home-portal/audit', needs: 'audit:read' },
    ],
  },
  {
    text: 'design',
    glyph: 'design',
    url: '/platform/home-portal/design',
    needs: 'design:read',
    onlyOutsideProduction: true,
  },
]

export interface MenuReader {
  roles: readonly number[]
  locale: Locale
  production: boolean
}

/** What of the menu these roles see; a group of which nothing is left is left out. */
export function menuFor({ roles, locale, production }: MenuReader): MenuEntry[] {
  if (!isPermitted(roles, 'portal:enter')) return []
  const label = (text: keyof Texts['menu']) => texts[locale].menu[text]
  const isSeen = ({ needs, onlyOutsideProduction }: Entry) =>
    (needs === undefined || isPermitted(roles, needs)) && !(production && onlyOutsideProduction === true)
  const item = ({ text, glyph, url }: Entry) => ({ label: label(text), glyph, url })

  return wholeMenu.flatMap((entry): MenuEntry[] => {
    if (!('items' in entry)) return isSeen(entry) ? [item(entry)] : []
    const items = entry.items.filter(isSeen).map(item)
    return items.length === 0 ? [] : [{ label: label(entry.text), glyph: entry.glyph, items }]
  })
}
