import type { NotificationGroup, NotificationSeverity, Permission } from '@energycockpit/contract'

export interface NotificationKind {
  group: NotificationGroup
  severity: NotificationSeverity
  /** Who receives it: those of the business who may do this, and so see what it is about. */
  needs: Permission
  /** Address of the page about one object, or about several. */
  link: (objectId: string | null) => string
  /** Several within an hour become one that counts them. */
  bundled: boolean
  /** Whoever sees the business from above is not told: those below are told of it themselves. */
  ownBusinessOnly?: true
  /** Parameters that are calendar days. */
  days?: readonly string[]
}

const page = (path: string) => () => `/platform/${path}`
/** The object's own page, which lies below the page of all. */
const object = (path: string) => (id: string | null) =>
  id === null ? `/platform/${path}` : `/platform/${path}/${encodeURIComponent(id)}`

/**
 * Every kind of notification. A new one is a line here and its texts in `texts/de.json` and `texts/en.json`; whatever
 * causes it calls `notify` in its transaction.
 */
export const notificationKinds = {
  ANOMALY_FOUND: {
    ...{ group: 'ANOMALIES', severity: 'WARNING', needs: 'measurements:read', bundled: true },
    ...{ link: page('enms/overview'), days: ['from'] },
  },
  ANOMALY_CLOSED: {
    ...{ group: 'ANOMALIES', severity: 'SUCCESS', needs: 'measurements:read', bundled: true },
    ...{ link: page('enms/overview'), days: ['from'] },
  },
  IMPORT_FAILED: {
    ...{ group: 'DATA', severity: 'ERROR', needs: 'imports:read', bundled: true },
    link: page('measurement-data/imports'),
  },
  IMPORT_REJECTED_LINES: {
    ...{ group: 'DATA', severity: 'WARNING', needs: 'imports:read', bundled: true },
    link: page('measurement-data/imports'),
  },
  DATA_LATE: {
    ...{ group: 'DATA', severity: 'WARNING', needs: 'measurements:read', bundled: true },
    ...{ link: page('measurement-data/imports'), days: ['since'] },
  },
  EXPORT_READY: {
    ...{ group: 'DATA', severity: 'SUCCESS', needs: 'measurements:read', bundled: false },
    link: page('analysis'),
  },
  BUDGET_EXCEEDED: {
    ...{ group: 'ENERGY', severity: 'ERROR', needs: 'measurements:read', bundled: false },
    link: object('enms/budgets'),
  },
  BUDGET_FORECAST: {
    ...{ group: 'ENERGY', severity: 'WARNING', needs: 'measurements:read', bundled: false },
    link: object('enms/budgets'),
  },
  ACTION_DUE: {
    ...{ group: 'ENERGY', severity: 'WARNING', needs: 'actions:edit', bundled: true },
    ...{ link: object('enms/actions'), days: ['due'] },
  },
  ACTION_ASSIGNED: {
    ...{ group: 'ENERGY', severity: 'INFO', needs: 'measurements:read', bundled: false },
    link: object('enms/actions'),
  },
  NEWS_PUBLISHED: {
    ...{ group: 'NEWS', severity: 'INFO', needs: 'portal:enter', bundled: true },
    ...{ link: page('home-portal/news'), ownBusinessOnly: true },
  },
  REGISTRATION_REQUEST: {
    ...{ group: 'ADMINISTRATION', severity: 'INFO', needs: 'registrations:administer', bundled: true },
    link: object('home-portal/registrations'),
  },
  PASSWORD_CHANGED: {
    ...{ group: 'ACCOUNT', severity: 'WARNING', needs: 'account:own', bundled: false },
    link: page('hp/account'),
  },
  SECOND_FACTOR_ON: {
    ...{ group: 'ACCOUNT', severity: 'INFO', needs: 'account:own', bundled: false },
    link: page('hp/account'),
  },
  SECOND_FACTOR_OFF: {
    ...{ group: 'ACCOUNT', severity: 'WARNING', needs: 'account:own', bundled: false },
    link: page('hp/account'),
  },
  RECOVERY_CODES_RENEWED: {
    ...{ group: 'ACCOUNT', severity: 'WARNING', needs: 'account:own', bundled: false },
    link: page('hp/account'),
  },
  RECOVERY_CODE_USED: {
    ...{ group: 'ACCOUNT', severity: 'WARNING', needs: 'account:own', bundled: false },
    link: page('hp/account'),
  },
  API_TOKEN_CREATED: {
    ...{ group: 'ACCOUNT', severity: 'WARNING', needs: 'account:own', bundled: false },
    link: page('hp/account/api-tokens'),
  },
  API_TOKEN_REVOKED: {
    ...{ group: 'ACCOUNT', severity: 'INFO', needs: 'account:own', bundled: false },
    link: page('hp/account/api-tokens'),
  },
  MAINTENANCE: {
    ...{ group: 'SYSTEM', severity: 'INFO', needs: 'portal:enter', bundled: false },
    link: page('home-portal/status'),
  },
} as const satisfies Record<string, NotificationKind>

export type KindName = keyof typeof notificationKinds

export const kindNames = Object.keys(notificationKinds) as KindName[]

/** Undefined for a kind that an older or newer portal has written and this one does not know. */
export const kindOf = (name: string): NotificationKind | undefined =>
  Object.hasOwn(notificationKinds, name) ? notificationKinds[name as KindName] : undefined

export const kindsOfGroup = (group: NotificationGroup): KindName[] =>
  kindNames.filter((name) => notificationKinds[name].group === group)
