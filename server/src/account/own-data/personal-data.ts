/** Rows of one table that belong to a user, or say what the user did. */
export interface PersonalData {
  /** Under which they stand in the download. */
  name: string
  table: string
  /** Columns that hold the user's uuid; one of them is enough. */
  by: readonly string[]
  /** Columns by which somebody is known who had no account yet: their address, and the business that they came into. */
  byAddress?: { email: string; business: string }
  /** What is given out: never a hash, a secret or what is sealed. */
  columns: readonly string[]
  /** In whose order they are read, a page at a time: together unique for a user. */
  order: readonly string[]
  /** They tell of a business, too: only those of businesses that the user sees now; `or-none`: and those of none. */
  ofBusiness?: true | 'or-none'
}

const document = {
  columns: ['id', 'client_business_id', 'content', 'changed_at', 'deleted_at', 'revision'],
  by: ['changed_by'],
  order: ['id'],
  ofBusiness: true,
} as const

/**
 * Everything that the portal keeps of a user (GDPR, articles 15 and 20). A table with a column that names a user is
 * here, or in `notGivenOut` with the reason: a test walks the schema.
 */
export const personalData: readonly PersonalData[] = [
  {
    ...{ name: 'profile', table: 'portal_user', by: ['uuid'], order: ['uuid'] },
    columns: [
      ...['uuid', 'user_name', 'display_name', 'email', 'client_business_id', 'roles'],
      ...['demo', 'disabled', 'created_at', 'facts_of'],
    ],
  },
  {
    ...{ name: 'settings', table: 'user_property', by: ['user_uuid'], order: ['key'] },
    columns: ['key', 'value'],
  },
  {
    ...{ name: 'sessions', table: 'web_session', by: ['user_uuid'], order: ['uuid'] },
    columns: ['uuid', 'device', 'created_at', 'last_seen_at', 'expires_at', 'active_business_id'],
  },
  {
    ...{ name: 'apiTokens', table: 'api_token', by: ['user_uuid'], order: ['uuid'] },
    columns: [
      ...['uuid', 'name', 'scopes', 'client_business_id', 'only_business_id'],
      ...['created_at', 'expires_at', 'last_used_at', 'revoked_at'],
    ],
  },
  {
    ...{ name: 'secondFactor', table: 'second_factor', by: ['user_uuid'], order: ['user_uuid'] },
    columns: ['begun_at', 'switched_on_at'],
  },
  {
    ...{ name: 'recoveryCodes', table: 'recovery_code', by: ['user_uuid'], order: ['code_hash'] },
    columns: ['used_at'],
  },
  {
    ...{ name: 'passwordLinks', table: 'account_link', by: ['user_uuid'], order: ['token_hash'] },
    columns: ['purpose', 'expires_at', 'used_at'],
  },
  {
    // Who has given their own address to the identity provider gets nobody else's: the business is given by others.
    ...{ name: 'registrations', table: 'registration_request', by: [], order: ['sent_at', 'id'] },
    byAddress: { email: 'email', business: 'accepted_business_id' },
    columns: [
      ...['id', 'company_name', 'contact_name', 'email', 'details', 'locale', 'consent_version'],
      ...['state', 'sent_at', 'confirmed_at', 'decided_at'],
    ],
  },
  {
    ...{ name: 'notices', table: 'blocking_notice', by: ['user_uuid'], order: ['uuid'] },
    columns: ['uuid', 'type', 'created_at', 'retired_at'],
  },
  {
    ...{ name: 'confirmations', table: 'blocking_confirmation', by: ['user_uuid'], order: ['version_uuid'] },
    columns: ['version_uuid', 'locale', 'confirmed_at'],
  },
  {
    ...{ name: 'savedViews', table: 'saved_view', by: ['owner_uuid'], order: ['id'] },
    columns: ['id', 'client_business_id', 'name', 'page', 'query', 'shared', 'revision', 'changed_at'],
  },
  {
    ...{ name: 'dashboards', table: 'dashboard', by: ['owner_uuid'], order: ['client_business_id'] },
    columns: ['client_business_id', 'tiles', 'revision'],
  },
  {
    ...{ name: 'annotations', table: 'annotation', by: ['author_uuid', 'changed_by'], order: ['id'] },
    columns: [
      ...['id', 'client_business_id', 'node_id', 'series_id', 'from_at', 'to_at', 'text'],
      ...['changed_at', 'deleted_at', 'revision'],
    ],
    ofBusiness: true,
  },
  {
    ...{ name: 'anomalies', table: 'anomaly', by: ['acknowledged_by'], order: ['id'] },
    columns: ['id', 'client_business_id', 'series_id', 'acknowledged_at', 'reason', 'note', 'revision'],
    ofBusiness: true,
  },
  {
    ...{
      name: 'baselines',
      table: 'baseline_version',
      by: ['author_uuid'],
      order: ['baseline_id', 'version'],
    },
    columns: ['baseline_id', 'version', 'form', 'from_day', 'to_day', 'reason', 'created_at'],
  },
  { ...document, name: 'actions', table: 'energy_action' },
  { ...document, name: 'indicators', table: 'indicator' },
  { ...document, name: 'budgets', table: 'budget' },
  { ...document, name: 'energyUses', table: 'energy_use' },
  {
    ...{ name: 'energyUseVersions', table: 'energy_use_version', by: ['changed_by'] },
    ...{ columns: ['energy_use_id', 'revision', 'step', 'changed_at'], order: ['energy_use_id', 'revision'] },
  },
  {
    ...{ name: 'carbonReports', table: 'carbon_report', by: ['published_by', 'withdrawn_by'], order: ['id'] },
    columns: [
      ...['id', 'client_business_id', 'node_id', 'year', 'published_at'],
      ...['withdrawn_at', 'withdrawn_reason'],
    ],
    ofBusiness: true,
  },
  {
    ...{ name: 'imports', table: 'reading_import', by: ['actor_uuid'], order: ['id'] },
    columns: [
      ...['id', 'kind', 'state', 'client_business_id', 'actor_name', 'source_name', 'reading_count'],
      ...['started_at', 'ended_at'],
    ],
  },
  {
    ...{ name: 'recentlyOpened', table: 'recent_object', by: ['user_uuid'], ofBusiness: true },
    columns: ['client_business_id', 'kind', 'object_id', 'viewed_at'],
    order: ['client_business_id', 'kind', 'object_id'],
  },
  {
    ...{ name: 'news', table: 'news_post', by: ['changed_by'], order: ['id'], ofBusiness: true },
    columns: [
      ...['id', 'client_business_id', 'importance', 'texts', 'valid_from', 'valid_until', 'published'],
      ...['changed_at', 'deleted_at', 'revision'],
    ],
  },
  {
    ...{ name: 'newsRead', table: 'news_read', by: ['user_uuid'], order: ['post_id'] },
    columns: ['post_id'],
  },
  {
    ...{ name: 'notifications', table: 'notification', by: ['user_uuid'], order: ['id'] },
    ofBusiness: 'or-none',
    columns: [
      ...['id', 'client_business_id', 'kind', 'object_id', 'params', 'event_count'],
      ...['created_at', 'read_at'],
    ],
  },
  {
    ...{ name: 'pushBrowsers', table: 'push_device', by: ['user_uuid'], order: ['id'] },
    columns: ['id', 'name', 'added_at'],
  },
  {
    ...{ name: 'pushDevices', table: 'push_token', by: ['user_uuid'], order: ['stored_at', 'os'] },
    columns: ['os', 'stored_at'],
  },
  {
    ...{ name: 'structureSteps', table: 'structure_step', by: ['by_uuid'], order: ['id'] },
    columns: ['id', 'client_business_id', 'at', 'by_name', 'action'],
  },
  {
    ...{ name: 'auditEntries', table: 'audit_entry', by: ['actor_uuid'], order: ['sequence'] },
    columns: ['sequence', 'at', 'action', 'actor_name', 'subject_name', 'business_id', 'detail'],
  },
  {
    // Who did it is somebody else's.
    ...{ name: 'auditEntriesAboutYou', table: 'audit_entry', by: ['subject_id'], order: ['sequence'] },
    columns: ['sequence', 'at', 'action', 'subject_name', 'business_id', 'detail'],
  },
]

const nameOfMoment =
  'a name of that moment, which may be that of several people; the audit log has whose it is'

/** Columns that may look as if they named a user, each as `table.column`, and why they are not given out. */
export const notGivenOut: Readonly<Record<string, string>> = {
  'blocking_action_token.user_uuid': 'belongs to a sign-in of ten minutes',
  'identity_artefact.account_hash':
    'sealed sessions and tokens of the identity provider; the sessions are there',
  ...Object.fromEntries(
    [
      ...['conversion_factor', 'series_rules', 'location', 'location_object', 'measurement_series'],
      ...['metering_point', 'organizational_unit'],
    ].map((table) => [`${table}.changed_by`, nameOfMoment]),
  ),
  ...Object.fromEntries(
    ['location', 'location_object', 'measurement_series', 'metering_point', 'organizational_unit'].map(
      (table) => [`${table}.created_by`, nameOfMoment],
    ),
  ),
  'meter_reading.entered_by': nameOfMoment,
  'structure_file.uploaded_by': nameOfMoment,
  'reading_import.undone_by': 'an import',
  'structure_step.undone_by': 'a step',
  'structure_step.request_id': 'a request',
  'blocking_confirmation.version_uuid': 'a notice',
  'blocking_notice_version.notice_uuid': 'a notice',
  'blocking_action_token.jti': 'a sign-in',
  'registration_request.decided_by': 'says much of somebody else; the audit log has the decision',
  'own_wording.changed_by': nameOfMoment,
  'notification_event.caused_by':
    'is handed out within seconds; what was done is there, and in the audit log',
  'notification_event.user_uuid': 'is handed out within seconds; the notification is there',
  'notification_delivery.user_uuid': 'is deleted when it is sent; the notification is there',
  'notification_delivery.claim': 'a server',
  'notification_delivery.device_id': 'a browser',
  'news_read.post_id': 'a post',
  'anomaly_watch.claim': 'a server',
  'import_lease.holder': 'a server',
  'baseline_version.baseline_id': 'a baseline',
  'baseline_model.baseline_id': 'a baseline',
  'energy_use_version.energy_use_id': 'a use of energy',
}
