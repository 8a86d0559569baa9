import type { ConversionFactor, ProductType, Question } from '@energycockpit/contract'
import { canConvert, convert, moneyUnit } from '@energycockpit/units'

/** What a value usually is; 0 always may be. In `unit`, for money in any of the currencies below. */
interface Usual {
  unit: string
  min: number
  max: number
  /** Nearer to 0 it was probably meant in another unit: the price of a MWh entered as that of a kWh. */
  smallest: number
}

/** They are within a third of each other, and the ranges are wider than that; of others nothing is known. */
const currencies: ReadonlySet<string> = new Set(['EUR', 'GBP', 'CHF', 'USD'])

/**
 * Prices. They catch a slip of the decimal sign by two places, and MWh taken for kWh, in either direction.
 *
 * - ELECTRICITY, PV: the day-ahead market goes down to −500 €/MWh (harmonised minimum clearing price, ACER decision
 *   01/2023); households pay up to 0.4 €/kWh (Eurostat nrg_pc_204), single hours of dynamic tariffs twice that.
 * - GAS: the dearest day at the TTF was 0.34 €/kWh (August 2022), households pay up to 0.21 (Eurostat nrg_pc_202). A
 *   m³ has about ten kWh. It is not sold for less than nothing in Europe, nor is what follows.
 * - HEAT, COLD: district heat is 0.05 to 0.35 €/kWh in Germany (price survey of its suppliers, waermepreise.info).
 * - WATER: with the waste water, 1 to 12 €/m³ in Europe (EurEau, 'Europe's water in figures', 2021); without it less.
 */
const prices: Partial<Record<ProductType, readonly Usual[]>> = {
  ELECTRICITY: [{ unit: 'kWh', min: -0.5, max: 1, smallest: 0.005 }],
  PV: [{ unit: 'kWh', min: -0.5, max: 1, smallest: 0.005 }],
  GAS: [
    { unit: 'kWh', min: 0, max: 0.5, smallest: 0.005 },
    { unit: 'm³', min: 0, max: 5, smallest: 0.05 },
  ],
  HEAT: [{ unit: 'kWh', min: 0, max: 0.5, smallest: 0.005 }],
  COLD: [{ unit: 'kWh', min: 0, max: 0.5, smallest: 0.005 }],
  WATER: [{ unit: 'm³', min: 0, max: 20, smallest: 0.1 }],
}

/**
 * Emission factors, kg of CO2 per kWh. 0 is usual for what is renewable.
 *
 * - ELECTRICITY: lignite has 1.1, hard coal 0.9 (Umweltbundesamt, CO2 of German electricity); wind with its making 0.01.
 * - GAS: natural gas 0.2 of the net calorific value (IPCC 2006, 56.1 kg/GJ), with its supply 0.25.
 * - HEAT: coal in a poor boiler and a long network 0.6. COLD: of electricity by a machine that makes at least twice of it.
 * - PV: 0.03 to 0.06 with its making (IPCC AR5 WG3, annex III), older modules twice that.
 */
const carbon: Partial<Record<ProductType, Usual>> = {
  ELECTRICITY: { unit: 'kg/kWh', min: 0, max: 1.3, smallest: 0.001 },
  GAS: { unit: 'kg/kWh', min: 0, max: 0.35, smallest: 0.001 },
  HEAT: { unit: 'kg/kWh', min: 0, max: 0.7, smallest: 0.001 },
  COLD: { unit: 'kg/kWh', min: 0, max: 0.6, smallest: 0.001 },
  PV: { unit: 'kg/kWh', min: 0, max: 0.15, smallest: 0.001 },
}

/**
 * Volume correction factor (DVGW G 685): 22 mbar above the air's pressure at 15 °C make 0.97 at sea level and 0.83 at
 * 1,300 m; 100 mbar, the most that is usual without a corrector, 1.05.
 */
const volumeCorrection: Usual = { unit: '1', min: 0.8, max: 1.1, smallest: 0 }
/** Natural gas of the public network has 8.4 to 13.1 kWh/m³ (DVGW G 260), with the hydrogen it may have a little less. */
const calorificValue: Usual = { unit: 'kWh/m³', min: 8, max: 13.1, smallest: 0 }

type Kind = Pick<ConversionFactor, 'kind' | 'productType' | 'unit'>

/** In the factor's unit; undefined where nobody knows what is usual. */
export function usualFactor({ kind, productType, unit }: Kind): Usual | undefined {
  switch (kind) {
    case 'STATE_NUMBER':
      return inUnit(volumeCorrection, unit)
    case 'CALORIFIC_VALUE':
      return inUnit(calorificValue, unit)
    case 'CARBON':
    case 'CARBON_MARKET':
      return inUnit(carbon[productType], unit)
    case 'PRICE': {
      const currency = moneyUnit(unit)?.currency
      if (currency === undefined || !currencies.has(currency)) return undefined
      const ofCurrency = (prices[productType] ?? []).map((one) => ({
        ...one,
        unit: `${currency}/${one.unit}`,
      }))
      return inUnit(
        ofCurrency.find((one) => canConvert(one.unit, unit)),
        unit,
      )
    }
  }
}

function inUnit(usual: Usual | undefined, unit: string): Usual | undefined {
  if (!usual || usual.unit === unit) return usual
  if (!canConvert(usual.unit, unit)) return undefined
  const of = (value: number) => Number(convert(value, usual.unit, unit).toPrecision(4))
  return { unit, min: of(usual.min), max: of(usual.max), smallest: of(usual.smallest) }
}

type Held = Pick<ConversionFactor, 'unit' | 'periods'>

/** What is to be asked of the values of a factor that it did not have before. */
export function factorQuestions(factor: ConversionFactor, before: Held | undefined): Question[] {
  const { kind, productType, direction, unit, periods } = factor
  const usual = usualFactor(factor)
  if (!usual) return []
  const known = new Set(before?.unit === unit ? before.periods.map(({ value }) => value) : [])
  return periods.flatMap(({ from, to, value }): Question[] => {
    if (known.has(value) || value === 0) return []
    const isFar = value < usual.min || value > usual.max
    if (!isFar && Math.abs(value) >= usual.smallest) return []
    const figure = (number: number) => ({ value: number, unit })
    return [
      {
        id: `${kind} ${productType} ${direction} ${value} ${unit} ${from ?? ''}`,
        kind: isFar ? 'UNUSUAL_VALUE' : 'UNUSUALLY_SMALL',
        ...{ from: utc(from), to: utc(to) },
        figures: isFar
          ? { value: figure(value), min: figure(usual.min), max: figure(usual.max) }
          : { value: figure(value), min: figure(usual.smallest) },
      },
    ]
  })
}

const utc = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString())
