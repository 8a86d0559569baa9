const firstYear = 1970
const lastYear = 2200

/** Whether meters counted, or will, in the year of a day (`YYYY-MM-DD`). */
export function isOfLikelyYear(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= firstYear && year <= lastYear
}
