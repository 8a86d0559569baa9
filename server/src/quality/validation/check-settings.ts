import type { MeasurementSeries, ProductType } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import type { FactorSettings } from './factor-changes'
import type { Limits } from './limits'
import type { KnownMeterChange } from './meter-changes'
import type { SpikeSettings } from './spikes'
import type { StuckSettings, StuckZeroSettings } from './stuck-values'

/** Which rules a series has to pass, and how strictly; null: the rule is off. */
export interface CheckSettings {
  gap: { longerThan: number } | null
  negative: boolean
  /** Whether the values can have been subtracted from a register. */
  rollOver: boolean
  /** Where that register starts again at 0, in the series' unit; null: not known. */
  register: number | null
  /** When the meter was changed; ascending. */
  meterChanges: readonly KnownMeterChange[]
  limits: Limits
  spike: SpikeSettings | null
  stuck: StuckSettings | null
  stuckZero: StuckZeroSettings | null
  factorChange: FactorSettings | null
  jump: { perHour: number } | null
}

export interface CheckedSeries extends Pick<MeasurementSeries, 'quantity' | 'direction' | 'interval'> {
  productType: ProductType
}

const none = { min: null, max: null }
const off: CheckSettings = {
  gap: { longerThan: 0 },
  negative: false,
  rollOver: false,
  register: null,
  meterChanges: [],
  limits: none,
  spike: null,
  stuck: null,
  stuckZero: null,
  factorChange: null,
  jump: null,
}

/**
 * What a series is checked for while nobody has said otherwise. Numbers are in kWh, m³, kW, °C, %, W/m² and °C per
 * hour. They were set on four years of the demo's 24 electricity and 24 gas meters: of the 1,941 hours that its source
 * wrote as 0 for want of a value all but 8 are found, and all 48 meters together have about four findings a month.
 */
export function defaultSettings(series: CheckedSeries): CheckSettings {
  const settings = byQuantity(series)
  // Seconds and minutes vary with every machine that is switched on, and there are too many to remember.
  if (series.interval === 'PT1S' || series.interval === 'PT1M')
    return { ...settings, spike: null, factorChange: null }
  // Six weeks hold one month, hours of standing none, and the step from one month to the next is the season's.
  if (!fitsInto(series.interval, 'P1D'))
    return { ...settings, spike: null, factorChange: null, stuck: null, stuckZero: null, jump: null }
  return settings
}

function byQuantity({ quantity, productType, direction }: CheckedSeries): CheckSettings {
  switch (quantity) {
    case 'ENERGY':
    case 'VOLUME':
      return { ...off, negative: true, rollOver: true, ...amounts(productType) }
    case 'POWER':
      // Power without a direction is negative when it flows the other way.
      return { ...off, negative: direction !== null, ...amounts(productType) }
    case 'TEMPERATURE':
      return {
        ...off,
        limits: { min: -50, max: 60 },
        stuck: { hours: 24, steps: 0 },
        jump: { perHour: 10 },
      }
    case 'RELATIVE_HUMIDITY':
      return { ...off, limits: { min: 0, max: 102 }, jump: { perHour: 60 } }
    case 'IRRADIANCE':
      // The sun gives 1361 W/m² outside the air; clouds can focus it for minutes.
      return {
        ...off,
        negative: true,
        limits: { min: null, max: 1500 },
        stuckZero: { hours: 72, hoursOfBusy: null },
      }
    case 'CARBON_INTENSITY':
      return { ...off, negative: true, stuck: { hours: 24, steps: 0 } }
    case 'PRICE':
      return off
    case 'OUTPUT':
      // A line may stand still for weeks, or make the same number each day.
      return { ...off, negative: true, rollOver: true }
    case 'OCCUPANCY':
      return { ...off, negative: true }
  }
}

const month = 30 * 24

function amounts(productType: ProductType): Partial<CheckSettings> {
  const judged = { score: 10, days: 42, minSpread: 0.05, minStep: 0.5 }
  const spike = { ...judged, highest: { times: 1.5, days: 42 }, downwards: true }
  // What heats or cools starts and stops with the weather, so only what no season has seen is suspicious.
  const seasonal = { ...judged, highest: { times: 2.5, days: 366 }, downwards: false }
  const factorChange = { times: 5, days: 42, minUsual: 0.5 }
  switch (productType) {
    case 'ELECTRICITY':
      return {
        ...{ spike, factorChange },
        stuck: { hours: 12, steps: 3 },
        stuckZero: { hours: 1, hoursOfBusy: null },
      }
    case 'PV':
      // Clouds come and go at any hour, so no hour is like the same hour of another day. A week under snow happens.
      return { stuck: { hours: 6, steps: 3 }, stuckZero: { hours: 7 * 24, hoursOfBusy: null } }
    case 'WATER':
      return {
        ...{ spike, factorChange },
        stuck: { hours: 24, steps: 3 },
        stuckZero: { hours: 14 * 24, hoursOfBusy: 24 },
      }
    case 'GAS':
    case 'HEAT':
    case 'COLD':
      return {
        spike: seasonal,
        factorChange: { ...factorChange, times: 8 },
        stuck: { hours: 24, steps: 3 },
        stuckZero: { hours: 6 * month, hoursOfBusy: 18 },
      }
    case 'WEATHER':
    case 'INDOOR_CLIMATE':
    case 'ACTIVITY':
    case 'CO2':
    case 'PRICE':
      return {}
  }
}
