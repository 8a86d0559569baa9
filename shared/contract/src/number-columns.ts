import * as z from 'zod/mini'

/*
 * Columns of tens of thousands of numbers. Checked number by number as any other list they take longer than the
 * engine takes to find them, on the server and in the browser, so these look at all of them in one loop.
 */

/** Finite numbers. */
export const numberColumn = () => columnOf<number>(Number.isFinite, { type: 'number' })

/** Finite numbers, and null where there is none. */
export const nullableNumberColumn = () =>
  columnOf<number | null>((one) => one === null || Number.isFinite(one), { type: ['number', 'null'] })

function columnOf<One>(isOne: (one: unknown) => boolean, items: object) {
  const column = z.custom<One[]>((given) => Array.isArray(given) && given.every(isOne))
  column._zod.toJSONSchema = () => ({ type: 'array', items })
  return column
}
