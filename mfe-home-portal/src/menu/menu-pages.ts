import type { ApiClient } from '@energycockpit/api-client'
import { lazy, type ComponentType } from 'react'
import type { PageName } from '../page-of-route'
import { StatusPage } from '../status/status-page'

/**
 * The pages that only some see, each under its name in the address, where their menu leads to it. They are loaded when
 * they are opened: most users see none of them.
 */
export const menuPages = {
  // Small, and looked at when something is slow: it comes with the feature.
  status: StatusPage,
  operation: lazy(() =>
    import('../operation/operation-page').then((page) => ({ default: page.OperationPage })),
  ),
  audit: lazy(() => import('../audit/audit-page').then((page) => ({ default: page.AuditPage }))),
  users: lazy(() => import('../users/users-page').then((page) => ({ default: page.UsersPage }))),
  appearance: lazy(() =>
    import('../appearance/appearance-page').then((page) => ({ default: page.AppearancePage })),
  ),
  wording: lazy(() => import('../wording/wording-page').then((page) => ({ default: page.WordingPage }))),
  registrations: lazy(() =>
    import('../registrations/registrations-page').then((page) => ({ default: page.RegistrationsPage })),
  ),
  notices: lazy(() => import('../notices/notices-page').then((page) => ({ default: page.NoticesPage }))),
  news: lazy(() => import('../news/news-page')),
  design: lazy(() => import('../design/design-page').then((page) => ({ default: page.DesignPage }))),
} satisfies Partial<Record<PageName, ComponentType<{ api: ApiClient }>>>

export const isMenuPage = (page: PageName): page is keyof typeof menuPages => Object.hasOwn(menuPages, page)
