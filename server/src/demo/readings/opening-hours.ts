const open = { from: 8, to: 19 }

/** Whether people are in reading rooms and lecture halls in an hour, counted from 1970, which began on a Thursday. On Saturdays it closes early. */
export function isOpenAt(hour: number): boolean {
  const [day, ofDay] = [(Math.floor(hour / 24) + 3) % 7, hour % 24]
  return day < 6 && ofDay >= open.from && ofDay < (day === 5 ? 13 : open.to)
}
