/** So long a feature may take to load, to mount and to leave, in milliseconds. */
export const TIME_LIMIT = 10_000
