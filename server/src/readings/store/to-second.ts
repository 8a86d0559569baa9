/** What DateTime can hold, seconds since 1970 UTC: until 2106. */
const lastSecond = 4_294_967_295

/** An instant (milliseconds since 1970 UTC) as the engine's DateTime takes it, in seconds. */
export const toSecond = (milliseconds: number): number =>
  Math.min(Math.max(Math.ceil(milliseconds / 1000), 0), lastSecond)
