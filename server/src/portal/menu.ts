import type { Locale, MenuEntry } from '@energycockpit/contract'
import type { MenuPage } from '../access/menu-page'
import { isPermitted } from '../access/permissions'
import { usersPage } from '../administration/routes'
import { analysisPage } from '../aggregation/index'
import { auditPage } from '../audit/routes'
import { noticesPage } from '../blocking/notice-routes'
import { newsPage } from '../news/routes'
import {
  actionsPage,
  budgetsPage,
  carbonPage,
  indicatorsPage,
  overviewPage,
  todayPage,
} from '../energy-management/routes'
import { energyUsesPage } from '../energy-management/energy-uses/routes'
import { conversionFactorsPage, virtualMetersPage } from '../calculations/index'
import { wordingPage } from './wording/routes'
import { appearancePage } from './appearance/routes'
import { operationPage, statusPage } from '../operation/routes'
import { attributesPage } from '../organization/attributes/routes'
import { structureImportPage } from '../organization/bulk/routes'
import { locationGroupsPage } from '../organization/groups/routes'
import { mapPage } from '../organization/map/routes'
import { meteringPointsPage } from '../organization/points/routes'
import { hierarchyPage } from '../organization/routes'
import { structureHistoryPage } from '../organization/structure/routes'
import { twinPage } from '../organization/twin/routes'
import { registrationsPage } from '../registration/routes'
import { importsPage, meterReadingsPage } from '../readings/index'

interface MenuGroup {
  label: Readonly<Record<Locale, string>>
  glyph: string
  items: readonly MenuPage[]
}

const homePage: MenuPage = {
  label: { de: 'Startseite', en: 'Home' },
  glyph: 'home',
  url: '/platform/home-portal',
}

const designPage: MenuPage = {
  label: { de: 'Gestaltung', en: 'Design' },
  glyph: 'design',
  url: '/platform/home-portal/design',
  needs: 'design:read',
  onlyOutsideProduction: true,
}

export const measurementDataGroup: MenuGroup = {
  label: { de: 'Messdaten', en: 'Measurement data' },
  glyph: 'measurement_data',
  items: [meterReadingsPage, importsPage, conversionFactorsPage, virtualMetersPage],
}

const energyManagementGroup: MenuGroup = {
  label: { de: 'Energiemanagement', en: 'Energy management' },
  glyph: 'target',
  items: [overviewPage, todayPage, actionsPage, energyUsesPage, indicatorsPage, budgetsPage, carbonPage],
}

const organizationGroup: MenuGroup = {
  label: { de: 'Organisation', en: 'Organisation' },
  glyph: 'client_entities',
  items: [
    ...[hierarchyPage, meteringPointsPage, twinPage, mapPage, locationGroupsPage],
    ...[structureImportPage, structureHistoryPage, attributesPage],
  ],
}

const administrationGroup: MenuGroup = {
  label: { de: 'Verwaltung', en: 'Administration' },
  glyph: 'key',
  items: [usersPage, registrationsPage, appearancePage, wordingPage, noticesPage, auditPage],
}

/** The order of the menu; what leads to a page stands beside its calls. */
const wholeMenu: readonly (MenuPage | MenuGroup)[] = [
  homePage,
  newsPage,
  analysisPage,
  energyManagementGroup,
  measurementDataGroup,
  organizationGroup,
  statusPage,
  operationPage,
  administrationGroup,
  designPage,
]

export interface MenuReader {
  roles: readonly number[]
  locale: Locale
  production: boolean
}

/** What of the menu these roles see; a group of which nothing is left is left out. */
export function menuFor({ roles, locale, production }: MenuReader): MenuEntry[] {
  if (!isPermitted(roles, 'portal:enter')) return []
  const isSeen = ({ needs, onlyOutsideProduction }: MenuPage) =>
    (needs === undefined || isPermitted(roles, needs)) && !(production && onlyOutsideProduction === true)
  const item = ({ label, glyph, url }: MenuPage) => ({ label: label[locale], glyph, url })

  return wholeMenu.flatMap((entry): MenuEntry[] => {
    if (!('items' in entry)) return isSeen(entry) ? [item(entry)] : []
    const items = entry.items.filter(isSeen).map(item)
    return items.length === 0 ? [] : [{ label: entry.label[locale], glyph: entry.glyph, items }]
  })
}
