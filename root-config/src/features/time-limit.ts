/** So long a feature may take to load and to mount, in milliseconds. */
export const TIME_LIMIT = 10_000
/** So long it may take to leave: the user looks at an empty page meanwhile. */
export const LEAVE_LIMIT = 2_000
