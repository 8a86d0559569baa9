import * as z from 'zod/mini'

/** A quantity changes no more often than this. */
export const maxValidValues = 100

/** What describes an item from a day on, until the next value of the list. */
export interface ValidValue<Value = number> {
  /** `YYYY-MM-DD`, from midnight of the location's zone on; null: since ever. */
  from: string | null
  /** Null: not known from then on. */
  value: Value | null
}

/** Values one after the other, the earliest first. `value`: what one of them may be. */
export const validValues = <Value extends z.ZodMiniType>(value: Value) =>
  z
    .array(z.object({ from: z.nullable(z.iso.date()), value: z.nullable(value) }))
    .check(z.maxLength(maxValidValues))

/** The value of a day, `YYYY-MM-DD`; null where none is known. */
export function valueOn<Value>(values: readonly ValidValue<Value>[], date: string): Value | null {
  return values.findLast(({ from }) => from === null || from <= date)?.value ?? null
}

/** The one value of all days from `from` until before `to`, `YYYY-MM-DD`; null where it changes or is not known. */
export function valueThroughout(
  values: readonly ValidValue[],
  { from, to }: { from: string; to: string },
): number | null {
  const isChanged = values.some((one) => one.from !== null && one.from > from && one.from < to)
  return isChanged ? null : valueOn(values, from)
}
