import type { DailyModel } from './daily-model'

/** °C beyond those that were fitted to which temperatures are believed. */
export const degreesBeyond = 5
/** °C beyond at which usage is taken to be half as much or half as much again. */
const far = 10
const ofFar = 0.5

/**
 * Standard deviation of what is expected, as a share: of less than a year the other season was never seen, and how usage
 * goes on beyond the temperatures that were fitted is a guess, one for all such days. Of a year and more the few days
 * beyond are like those at its edge. Chosen in a trial, see docs/decisions/baseline-models.md.
 */
export function ofUnseenWeather(
  { highest, temperatures }: Pick<DailyModel, 'highest' | 'temperatures'>,
  temperature: number,
): number {
  // Usage is bounded where the year is not whole.
  if (highest === undefined || temperatures === undefined || Number.isNaN(temperature)) return 0
  const [low, high] = temperatures
  const beyond = Math.max(0, low + degreesBeyond - temperature, temperature - (high - degreesBeyond))
  return ofFar * Math.min(1, beyond / far)
}

/** Of the days, beyond which a short history does not tell what a meter that heats or cools uses. */
export const mostUnseen = 0.2

/**
 * Share of days whose temperature lies beyond those that are believed, of a model of less than a year: of a season that
 * it has never seen.
 */
export function unseenShare(
  { highest, temperatures }: Pick<DailyModel, 'highest' | 'temperatures'>,
  days: ArrayLike<number>,
): number {
  if (highest === undefined || temperatures === undefined) return 0
  let [unseen, known] = [0, 0]
  for (let place = 0; place < days.length; place++) {
    const value = days[place]!
    if (Number.isNaN(value)) continue
    known++
    if (value < temperatures[0] || value > temperatures[1]) unseen++
  }
  return known === 0 ? 0 : unseen / known
}
