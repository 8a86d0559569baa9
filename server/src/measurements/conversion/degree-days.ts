/** Which days count, by their mean outdoor temperature (°C), and how much: its distance from `base`, K·d. */
export type DegreeDayRule =
  { kind: 'heating'; below: number; base: number } | { kind: 'cooling'; from: number; base: number }

/** Gradtagzahl 20/15: days below 15 °C count with their distance from a room of 20 °C (VDI 2067, VDI 4710). */
export const degreeDays20of15: DegreeDayRule = { kind: 'heating', below: 15, base: 20 }
/** Heizgradtage 15: the same days count with their distance from the heating limit itself (VDI 3807). */
export const heatingDegreeDays15: DegreeDayRule = { kind: 'heating', below: 15, base: 15 }
/** Cooling degree days as Eurostat has them: days of 24 °C and more count with their distance from 21 °C. */
export const coolingDegreeDays: DegreeDayRule = { kind: 'cooling', from: 24, base: 21 }
