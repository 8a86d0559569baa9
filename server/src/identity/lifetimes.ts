const minute = 60
const hour = 60 * minute

/** How long things of the identity provider and the web session live, in seconds. */
export const lifetimes = {
  accessToken: 5 * minute,
  authorizationCode: minute,
  /** A sign-in page may be left open over lunch. */
  interaction: hour,
  /** At the latest then a user signs in again; refresh tokens end with it. */
  session: 24 * hour,
  /** Longer than the last session that was opened on it. */
  grant: 14 * 24 * hour,
  /** Without a request for this long the web session ends. */
  idle: 8 * hour,
  /** A log-in that was begun must come back within this time, as keycloak-js keeps its callback state. */
  loginAttempt: hour,
} as const
