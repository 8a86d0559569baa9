import type { Quantity } from '@energycockpit/contract'
import { canConvert, convert } from '@energycockpit/units'
import type { CheckSettings } from './check-settings'

/** The units in which the thresholds of `defaultSettings` are given. */
const unitOf: Partial<Record<Quantity, string>> = {
  ENERGY: 'kWh',
  POWER: 'kW',
  VOLUME: 'm³',
  TEMPERATURE: '°C',
  RELATIVE_HUMIDITY: '%',
  IRRADIANCE: 'W/m²',
}

/**
 * The same strictness for a series in another unit: 0.5 kW are 500 W. A unit that has nothing to do with the usual
 * one of its quantity leaves everything as it is.
 */
export function inUnit(settings: CheckSettings, { quantity, unit }: { quantity: Quantity; unit: string }) {
  const usual = unitOf[quantity]
  if (usual === undefined || usual === unit || !canConvert(usual, unit)) return settings
  const { limits, spike, factorChange, jump } = settings
  const value = (one: number | null) => (one === null ? null : convert(one, usual, unit))
  // 10 °C more are 18 °F more, whatever 10 °C are.
  const difference = (one: number) => convert(one, usual, unit) - convert(0, usual, unit)
  return {
    ...settings,
    limits: { min: value(limits.min), max: value(limits.max) },
    spike: spike && { ...spike, minStep: difference(spike.minStep) },
    factorChange: factorChange && { ...factorChange, minUsual: difference(factorChange.minUsual) },
    jump: jump && { perHour: difference(jump.perHour) },
  }
}
