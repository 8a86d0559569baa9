const minute = 60_000

/** After these many minutes, one after the other; about a day in all. */
const pauses = [1, 5, 15, 60, 240, 480, 640].map((minutes) => minutes * minute)

/** How long to wait after so many attempts in vain, in milliseconds; undefined: it is given up. */
export const retryAfter = (attempts: number): number | undefined => pauses[attempts - 1]
