import { maxDurationPoints } from '@energycockpit/contract'

/**
 * Which of `count` sorted values stands at a place of the curve: each where they are few, else the first, the last and
 * others of equal distance. In whole numbers, as the engine divides them.
 */
export const rankAt = (place: number, count: number): number =>
  count <= maxDurationPoints ? place : Math.floor((place * (count - 1)) / (maxDurationPoints - 1))

/** The same, said to the engine. */
export const rankSql = (place: string, count: string): string =>
  `if(${count} <= ${maxDurationPoints}, toUInt64(${place}), intDiv(toUInt64(${place}) * (${count} - 1), ${maxDurationPoints - 1}))`
