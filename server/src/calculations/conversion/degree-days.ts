/** Which days count, by their mean outdoor temperature (°C), and how much: its distance from `base`, K·d. */
export type DegreeDayRule =
  | { kind: 'heating'; below: number; base: number }
  | { kind: 'cooling'; from: number; base: number }

/*
 * Both heating rules are in use under the same name, which is why ours say their limits. Eurostat's heating degree days
 * are a third one (18 °C less the mean of days of at most 15 °C) and are none of these.
 */
/**
 * Gradtagzahl G20/15: days below 15 °C count with their distance from a room of 20 °C (VDI 2067, and VDI 3807-1 of
 * 2013, by which the German Weather Service publishes its degree days).
 */
export const degreeDays20of15: DegreeDayRule = { kind: 'heating', below: 15, base: 20 }
/**
 * Heizgradtage G15: the same days count with their distance from the heating limit itself (VDI 4710-2; so does the
 * Federal Statistical Office, destatis.de, 'Was sind Heizgradtage?').
 */
export const heatingDegreeDays15: DegreeDayRule = { kind: 'heating', below: 15, base: 15 }
/**
 * Cooling degree days as Eurostat has them: days of 24 °C and more count with their distance from 21 °C (metadata of
 * nrg_chdd, 'If Tm ≥ 24 °C then CDD = Σ (Tm − 21 °C)').
 */
export const coolingDegreeDays: DegreeDayRule = { kind: 'cooling', from: 24, base: 21 }
