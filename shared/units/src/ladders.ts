/** What kind of thing a unit measures. Only units of one kind convert into each other. */
export type Dimension =
  | 'ENERGY'
  | 'POWER'
  | 'PEAK_POWER'
  | 'REACTIVE_ENERGY'
  | 'REACTIVE_POWER'
  | 'APPARENT_ENERGY'
  | 'APPARENT_POWER'
  | 'VOLUME'
  | 'VOLUME_FLOW'
  | 'MASS'
  | 'AREA'
  | 'TEMPERATURE'
  | 'DEGREE_DAYS'
  | 'RATIO'
  | 'IRRADIANCE'
  | 'CARBON_INTENSITY'
  | 'CALORIFIC_VALUE'
  | 'ENERGY_PER_AREA'
  | 'MASS_PER_AREA'
  | 'PRESSURE'
  | 'VOLTAGE'
  | 'CURRENT'
  | 'FREQUENCY'
  | 'PIECES'
  | 'PERSONS'

const HOUR = 3_600

/**
 * Units that grow by steps: those in which a figure is shown may change with its size. Each step says how many of
 * the dimension's base unit it holds (J, W, var·s, var, VA·s, VA, g, g/kWh), the smallest first.
 */
export const ladders = [
  {
    dimension: 'ENERGY',
    steps: { Wh: HOUR, kWh: HOUR * 1e3, MWh: HOUR * 1e6, GWh: HOUR * 1e9, TWh: HOUR * 1e12 },
  },
  { dimension: 'ENERGY', steps: { J: 1, kJ: 1e3, MJ: 1e6, GJ: 1e9, TJ: 1e12 } },
  { dimension: 'POWER', steps: { W: 1, kW: 1e3, MW: 1e6, GW: 1e9 } },
  { dimension: 'PEAK_POWER', steps: { Wp: 1, kWp: 1e3, MWp: 1e6 } },
  { dimension: 'REACTIVE_ENERGY', steps: { varh: HOUR, kvarh: HOUR * 1e3, Mvarh: HOUR * 1e6 } },
  { dimension: 'REACTIVE_POWER', steps: { var: 1, kvar: 1e3, Mvar: 1e6 } },
  { dimension: 'APPARENT_ENERGY', steps: { VAh: HOUR, kVAh: HOUR * 1e3, MVAh: HOUR * 1e6 } },
  { dimension: 'APPARENT_POWER', steps: { VA: 1, kVA: 1e3, MVA: 1e6 } },
  { dimension: 'MASS', steps: { g: 1, kg: 1e3, t: 1e6, kt: 1e9 } },
  { dimension: 'CARBON_INTENSITY', steps: { 'g/kWh': 1, 'kg/kWh': 1e3 } },
] as const satisfies readonly { dimension: Dimension; steps: Readonly<Record<string, number>> }[]

type StepsOf<Ladder> = Ladder extends { steps: infer Steps } ? keyof Steps : never

/** The units that stand on a ladder. */
export type LadderUnit = StepsOf<(typeof ladders)[number]> & string
