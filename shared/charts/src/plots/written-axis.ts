import { NO_BREAK_SPACE, type Formats } from '@energycockpit/i18n'
import type { ValueAxis } from '../value-axis'

/** With its unit as it is written in the language: `m³`, not `m3`. */
export const withWrittenUnit = (axis: ValueAxis, formats: Formats): ValueAxis => ({
  ...axis,
  unit: formats.quantityParts(0, axis.unit).unit,
})

/** A value with one digit more than the labels of its axis, which are read less closely. */
export const writtenOnAxis = (value: number, axis: ValueAxis, formats: Formats): string =>
  `${formats.number(value * axis.factor, axis.digits + 1)}${NO_BREAK_SPACE}${axis.unit}`
