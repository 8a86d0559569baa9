/**
 * Features of the portal that are there for every business, though not on the menu of every role. Whoever follows a link
 * to one that is not on theirs is told so, and is not led elsewhere.
 */
export const featuresByRole: readonly string[] = ['analysis', 'enms', 'measurement-data', 'organization']
