/** A further influence as a model keeps it: usage goes up by `coefficient` for each unit of it. */
export interface ModelDriver {
  key: string
  /** In the unit of the meter for each unit of the driver. */
  coefficient: number
  /** Of the fitted days: what the rest of the model is about. */
  mean: number
  /** The least and the most of the fitted days. */
  low: number
  high: number
}

/** What is known of a coefficient. */
export interface DriverStatistics extends ModelDriver {
  /** Honest where days that follow each other are off together: by Newey and West. */
  standardError: number
  /** Infinite where nothing is left unexplained. */
  t: number
  /** How probable so large a t is if the driver has no influence. */
  p: number
  /** Of the variance of usage, what nothing else in the model explains. */
  share: number
}

/** Why a driver is not in the model. */
export type DriverLeftOut = { key: string } & (
  | { code: 'TOO_FEW_DAYS'; share: number; needed: number }
  /** The same on all days but a few. */
  | { code: 'CONSTANT' }
  /** How much of its variance the calendar and the weather say already, or the drivers named before it; as a VIF. */
  | { code: 'FOLLOWS_CALENDAR'; inflation: number; most: number }
  | { code: 'FOLLOWS_DRIVER'; inflation: number; most: number }
)

export interface DriverFindings {
  used: DriverStatistics[]
  leftOut: DriverLeftOut[]
}
