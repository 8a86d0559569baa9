/** Where or what a register measures: value group A. */
export type Medium =
  | 'ABSTRACT'
  | 'ELECTRICITY'
  | 'HEAT_COST_ALLOCATOR'
  | 'COLD'
  | 'HEAT'
  | 'GAS'
  | 'COLD_WATER'
  | 'HOT_WATER'

/** What is measured, as the standards name it. */
export type Measured =
  | 'ACTIVE_ENERGY'
  | 'ACTIVE_POWER'
  | 'REACTIVE_ENERGY'
  | 'REACTIVE_POWER'
  | 'APPARENT_ENERGY'
  | 'APPARENT_POWER'
  | 'CURRENT'
  | 'VOLTAGE'
  | 'POWER_FACTOR'
  | 'FREQUENCY'
  | 'ENERGY'
  | 'THERMAL_POWER'
  | 'VOLUME'
  | 'VOLUME_AT_METERING_CONDITIONS'
  | 'VOLUME_CORRECTED'
  | 'VOLUME_AT_BASE_CONDITIONS'
  | 'MASS'
  | 'FLOW_RATE'
  | 'TEMPERATURE'
  | 'FLOW_TEMPERATURE'
  | 'RETURN_TEMPERATURE'
  | 'TEMPERATURE_DIFFERENCE'
  | 'PRESSURE'
  | 'CORRECTION_FACTOR'
  | 'CONVERSION_FACTOR'
  | 'COMPRESSIBILITY_FACTOR'
  | 'CALORIFIC_VALUE'

/** Which way it flows, or which part of it is counted. */
export type Flow =
  | 'IMPORT'
  | 'EXPORT'
  | 'POSITIVE'
  | 'NEGATIVE'
  | 'SUM'
  | 'BALANCE'
  | 'QUADRANT_1'
  | 'QUADRANT_2'
  | 'QUADRANT_3'
  | 'QUADRANT_4'
  | 'FORWARD'
  | 'FORWARD_UNDISTURBED'
  | 'FORWARD_DISTURBED'
  | 'REVERSE'
  | 'REVERSE_UNDISTURBED'
  | 'REVERSE_DISTURBED'

/** What kind of value it is: value group D. */
export type ValueKind =
  | 'COUNTER'
  | 'COUNTER_AT_DATE'
  | 'INTERVAL_AMOUNT'
  | 'PERIOD_AMOUNT'
  | 'EXCESS'
  | 'INSTANTANEOUS'
  | 'CURRENT_MEAN'
  | 'LAST_MEAN'
  | 'PERIOD_MEAN'
  | 'MINIMUM'
  | 'MAXIMUM'
  | 'CUMULATED_MINIMUM'
  | 'CUMULATED_MAXIMUM'
  | 'TEST'

/** What value group E counts. */
export type TariffMeaning = 'TARIFF' | 'HARMONIC'

/** A register as its code tells; whatever the standards leave open, or we do not know, is null. */
export interface Register {
  medium: Medium | null
  measured: Measured | null
  flow: Flow | null
  /** Of one phase of three; null: of all together, or there are none. */
  phase: 1 | 2 | 3 | null
  valueKind: ValueKind | null
  tariff: TariffMeaning | null
}

/** What a medium's own table tells. */
export type OfMedium = Omit<Register, 'medium'>

export const nothingKnown: OfMedium = {
  measured: null,
  flow: null,
  phase: null,
  valueKind: null,
  tariff: null,
}
