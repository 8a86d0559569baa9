import { wallClock } from './wall-clock'

/** What a clock in a zone shows at an instant. */
export interface LocalTime {
  /** Milliseconds since 1970 as if the zone were UTC. */
  wall: number
  /** `+02:00`: ahead of UTC by this. */
  offset: string
}

const minute = 60_000
const two = (number: number) => String(number).padStart(2, '0')

/** Takes instants in milliseconds since 1970 UTC. */
export function localTimes(timeZone: string): (instant: number) => LocalTime {
  const clock = wallClock(timeZone)
  return (instant) => {
    const wall = clock(instant)
    const ahead = Math.round((wall - instant) / minute)
    const length = Math.abs(ahead)
    return { wall, offset: `${ahead < 0 ? '-' : '+'}${two(Math.floor(length / 60))}:${two(length % 60)}` }
  }
}

/** `2026-10-25T02:00:00+02:00`: both hours of the one that autumn repeats can be told from each other. */
export const isoOf = ({ wall, offset }: LocalTime): string =>
  `${new Date(wall).toISOString().slice(0, 19)}${offset}`
