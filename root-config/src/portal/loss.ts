/**
 * What would lose the unsaved input: going somewhere else in the portal, the sign-in after the session's end, or
 * something that has to be confirmed first.
 */
export type Loss = 'leaving' | 'session' | 'blocked'
