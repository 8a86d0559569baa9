/** Everything that is not open to everybody. A call names the one that it needs, and the server's table who has it. */
export const permissionNames = [
  /** Open the portal: whoami, the page's frame, locale, blocking info. */
  'portal:enter',
  /** See and end one's own sessions, and whatever else belongs to one's own account. */
  'account:own',
  /** See the tree of organizational units, locations and metering points, with their master data. */
  'hierarchy:read',
  /** Create, change, move and archive units, locations, metering points and series, and undo one's own changes. */
  'structure:edit',
  /** Delete them for good, undo the changes of others, and define attributes. */
  'structure:administer',
  /** See measured values and everything computed from them. */
  'measurements:read',
  /** Keep views of the analysis under a name, and share them with the business. */
  'views:save',
  /** Change and delete the views that others share. */
  'views:administer',
  /** Save baselines, with which savings of the business are verified, and add versions to them. */
  'baselines:save',
  /**
   * Say what the business does to save energy: actions, what they cost and by what they are verified; and publish what
   * it emits.
   */
  'actions:edit',
  /** Say by which indicators the business is measured, with their baselines and targets. */
  'indicators:edit',
  /** Say what the business means to use or to spend in a year. */
  'budgets:edit',
  /** Say which uses of energy are significant, and why. */
  'energy-uses:edit',
  /** Note something about a period of a location or its series, for everybody who sees it. */
  'annotations:write',
  /** Change and delete the annotations of others. */
  'annotations:administer',
  /** Say what is known of an anomaly, so that it is not open any more. */
  'anomalies:acknowledge',
  /** Bring readings in, from whatever source. */
  'readings:deliver',
  /** Say what a counter shows, and see what others have said. */
  'meter-readings:enter',
  /** See what changed the readings, when and by whom; not the readings themselves. */
  'imports:read',
  /** Take readings back: undo a load, delete a range. Say by which rules they are checked, and have gaps estimated. */
  'readings:change',
  /** Say how values are calculated: virtual meters, prices and factors. */
  'calculations:define',
  /** See how the portal's own parts are doing. */
  'operation:read',
  /** See load times and failures of features, over all businesses. */
  'features:observe',
  /** Say who comes in, with which roles, and who must stay out. */
  'users:administer',
  /** Say how the portal of the business looks and speaks: colours, logos and texts of its own. */
  'appearance:administer',
  /** Open the portal to a further customer. */
  'businesses:create',
  /** Decide on companies that have registered. */
  'registrations:administer',
  /** Tell the users of the business news on the home page. */
  'news:edit',
  /** See who did what in the businesses that one sees. */
  'audit:read',
  /** See also what belongs to no business, and whether the log was tampered with. */
  'audit:verify',
  /** Decide what users have to confirm or take note of before the portal opens. */
  'notices:administer',
  /** Replace an entry of the import map in one's own browser, in production too. */
  'imports:override',
  /** See the page of the design language, which is there outside production alone. */
  'design:read',
] as const
export type Permission = (typeof permissionNames)[number]
