/** As large as another one: at least half of its floor area, and at most twice. */
export const isSimilarSize = (area: number | null, other: number | null): boolean =>
  area !== null && other !== null && area > 0 && other >= area / 2 && other <= area * 2
