import * as z from 'zod/mini'
import { storableText } from './storable-text'
import './without-eval'

/**
 * What is asked before something that somebody entered is stored. Pages have a text for each.
 *
 * Of meter readings:
 * - REGISTER_BACKWARDS: the register shows less than before and cannot have started again; what was used would not be known.
 * - ROLL_OVER: it shows less than before and can have started again at 0.
 * - ABOVE_CAPACITY: more than the meter can have counted in the time.
 * - UNUSUALLY_HIGH: much more a day than usual.
 * - MORE_THAN_MEASURED: more than the measured values of the time say, and too much for the intervals without a value.
 * - UNLIKE_MEASURED: something else than the measured values of the time say, which stay as they are.
 * - DOES_NOT_FIT: either of these, for somebody who may not see measured values.
 *
 * Of prices and factors:
 * - UNUSUAL_VALUE: outside of what is usual for its kind and unit.
 * - UNUSUALLY_SMALL: so near to 0 that it was probably meant in another unit.
 */
export const questionKinds = [
  ...(['REGISTER_BACKWARDS', 'ROLL_OVER', 'ABOVE_CAPACITY', 'UNUSUALLY_HIGH'] as const),
  ...(['MORE_THAN_MEASURED', 'UNLIKE_MEASURED', 'DOES_NOT_FIT'] as const),
  ...(['UNUSUAL_VALUE', 'UNUSUALLY_SMALL'] as const),
] as const
export type QuestionKind = (typeof questionKinds)[number]

export const questionSchema = z.object({
  /** Send it back in `confirmed` when what was entered is right all the same. Another entry has another id. */
  id: z.string(),
  kind: z.enum(questionKinds),
  /** Of which time it speaks, UTC; null: open on that side. */
  from: z.nullable(z.iso.datetime()),
  to: z.nullable(z.iso.datetime()),
  /** By name, in the unit in which each is told; null: not known. */
  figures: z.record(z.string(), z.nullable(z.object({ value: z.number(), unit: z.string() }))),
})
export type Question = z.output<typeof questionSchema>

/** In a call that may be answered with CONFIRMATION_NEEDED: ids of the questions to which the answer is yes. */
export const confirmedSchema = z._default(
  z.array(storableText.check(z.maxLength(200))).check(z.maxLength(2_000)),
  [],
)
