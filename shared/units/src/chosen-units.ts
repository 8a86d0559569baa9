let chosen: readonly string[] = []

/**
 * Sets the units in which a user wants figures, such as MWh and kW, for everything that this page scales from now on.
 * Others than those of a ladder change nothing.
 */
export function showUnits(units: readonly string[]): void {
  chosen = units
}

/** The one of a ladder's units that the user chose. */
export const isChosen = (unit: string): boolean => chosen.includes(unit)
