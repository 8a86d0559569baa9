import type { UnitName } from '@energycockpit/units'
import type { ObisCode } from './obis-code'
import type { Measured, Medium, ValueKind } from './register'
import { registerOf } from './register-of'

/** What a measurement series of this code would be; null or empty where the code does not tell. */
export interface ObisMeaning {
  productType: 'ELECTRICITY' | 'GAS' | 'HEAT' | 'COLD' | 'WATER' | null
  /** One of the portal's quantities; null also for what the portal keeps no series of, e.g. voltages. */
  quantity: 'ENERGY' | 'POWER' | 'VOLUME' | 'TEMPERATURE' | null
  /** As the standard names the quantity. */
  measured: Measured | null
  /** Units in which it usually comes, the most usual one first. */
  units: readonly UnitName[]
  direction: 'PURCHASE' | 'FEED_IN' | null
  /** COUNTER: a meter's index that only rises; INTERVAL: the amount of one interval, or its mean. */
  values: 'COUNTER' | 'INTERVAL' | null
}

const products: Partial<Record<Medium, ObisMeaning['productType']>> = {
  ELECTRICITY: 'ELECTRICITY',
  GAS: 'GAS',
  HEAT: 'HEAT',
  COLD: 'COLD',
  COLD_WATER: 'WATER',
  HOT_WATER: 'WATER',
}

type Quantity = ObisMeaning['quantity']
const quantities: Readonly<Record<Measured, readonly [Quantity, ...UnitName[]]>> = {
  ACTIVE_ENERGY: ['ENERGY', 'kWh', 'Wh', 'MWh'],
  ACTIVE_POWER: ['POWER', 'kW', 'W', 'MW'],
  REACTIVE_ENERGY: [null, 'kvarh', 'varh', 'Mvarh'],
  REACTIVE_POWER: [null, 'kvar', 'var', 'Mvar'],
  APPARENT_ENERGY: [null, 'kVAh', 'VAh', 'MVAh'],
  APPARENT_POWER: [null, 'kVA', 'VA', 'MVA'],
  CURRENT: [null, 'A'],
  VOLTAGE: [null, 'V'],
  POWER_FACTOR: [null],
  FREQUENCY: [null, 'Hz'],
  ENERGY: ['ENERGY', 'kWh', 'MWh', 'GJ', 'MJ'],
  THERMAL_POWER: ['POWER', 'kW', 'W', 'MW'],
  VOLUME: ['VOLUME', 'm³', 'l'],
  VOLUME_AT_METERING_CONDITIONS: ['VOLUME', 'm³'],
  VOLUME_CORRECTED: ['VOLUME', 'm³'],
  VOLUME_AT_BASE_CONDITIONS: ['VOLUME', 'm³'],
  MASS: [null, 't', 'kg'],
  FLOW_RATE: [null, 'm³/h', 'l/h'],
  TEMPERATURE: ['TEMPERATURE', '°C', 'K'],
  FLOW_TEMPERATURE: ['TEMPERATURE', '°C', 'K'],
  RETURN_TEMPERATURE: ['TEMPERATURE', '°C', 'K'],
  TEMPERATURE_DIFFERENCE: [null, 'K'],
  PRESSURE: [null, 'bar', 'mbar'],
  CORRECTION_FACTOR: [null],
  CONVERSION_FACTOR: [null],
  COMPRESSIBILITY_FACTOR: [null],
  CALORIFIC_VALUE: [null, 'kWh/m³'],
}

const values: Partial<Record<ValueKind, ObisMeaning['values']>> = {
  COUNTER: 'COUNTER',
  COUNTER_AT_DATE: 'COUNTER',
  INTERVAL_AMOUNT: 'INTERVAL',
  LAST_MEAN: 'INTERVAL',
}

/** What kind of series a code stands for, as far as the standards say so. */
export function obisMeaning(code: ObisCode): ObisMeaning {
  const { medium, measured, flow, valueKind } = registerOf(code)
  const [quantity, ...units] = measured === null ? ([null] as const) : quantities[measured]
  return {
    productType: (medium && products[medium]) ?? null,
    quantity,
    measured,
    units,
    direction: flow === 'IMPORT' ? 'PURCHASE' : flow === 'EXPORT' ? 'FEED_IN' : null,
    values: (valueKind && values[valueKind]) ?? null,
  }
}
