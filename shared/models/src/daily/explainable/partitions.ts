/** Of the meter's own year: summer is where it is warm. */
export type Season = 'winter' | 'shoulder' | 'summer'
export type DayKind = 'open' | 'closed'

export const seasons: readonly Season[] = ['winter', 'shoulder', 'summer']

/** In how many ways the seasons can be put together: all as one, one apart from two, each by itself. */
export const partitions: readonly (readonly (readonly Season[])[])[] = [
  [['winter', 'shoulder', 'summer']],
  [['winter'], ['shoulder', 'summer']],
  [['winter', 'shoulder'], ['summer']],
  [['winter', 'summer'], ['shoulder']],
  [['winter'], ['shoulder'], ['summer']],
]

/** December to February, March to May and October and November, June to September, as OpenDSM's daily model has them. */
const seasonOfMonth: readonly Season[] = [
  ...(['winter', 'winter', 'shoulder', 'shoulder', 'shoulder', 'summer'] as const),
  ...(['summer', 'summer', 'summer', 'shoulder', 'shoulder', 'winter'] as const),
]

/** `southern` where January is warm. */
export const seasonOf = (month: number, southern: boolean): Season =>
  seasonOfMonth[southern ? (month + 6) % 12 : month]!
