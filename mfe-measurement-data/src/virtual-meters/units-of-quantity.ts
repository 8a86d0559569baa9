import type { Quantity } from '@energycockpit/contract'

const usualUnits: Readonly<Record<Quantity, readonly string[]>> = {
  ENERGY: ['kWh', 'Wh', 'MWh', 'GWh', 'MJ', 'GJ'],
  POWER: ['kW', 'W', 'MW'],
  VOLUME: ['m³', 'l'],
  TEMPERATURE: ['°C', 'K', '°F'],
  RELATIVE_HUMIDITY: ['%'],
  IRRADIANCE: ['W/m²', 'kW/m²'],
  CARBON_INTENSITY: ['kg/kWh', 'g/kWh', 'kg/MWh', 't/MWh'],
  PRICE: ['EUR/kWh', 'EUR/MWh', 'GBP/kWh', 'GBP/MWh', 'CHF/kWh', 'CHF/MWh', 'USD/kWh', 'USD/MWh'],
  OUTPUT: ['piece', 'kg', 't', 'l', 'hl', 'm³'],
  OCCUPANCY: ['person', '%'],
}

/** The units in which a quantity is usually given, the most usual one first: with `currency`, that of the place. */
export function unitsOfQuantity(quantity: Quantity, currency?: string | null): readonly string[] {
  const units = usualUnits[quantity]
  if (quantity !== 'PRICE' || !currency) return units
  const own = ['kWh', 'MWh'].map((amount) => `${currency}/${amount}`)
  return [...own, ...units.filter((unit) => !own.includes(unit))]
}
