/** What has one colour everywhere: the token is `--carrier-NAME`. */
export const carriers = [
  'electricity',
  'gas',
  'heat',
  'cold',
  'water',
  'pv',
  'co2',
  'cost',
  'weather',
  'activity',
] as const
export type Carrier = (typeof carriers)[number]

/** The carrier whose sign and colour a product type has everywhere. */
export const carrierOfProduct = {
  ELECTRICITY: 'electricity',
  GAS: 'gas',
  HEAT: 'heat',
  COLD: 'cold',
  WATER: 'water',
  PV: 'pv',
  WEATHER: 'weather',
  INDOOR_CLIMATE: 'weather',
  ACTIVITY: 'activity',
  CO2: 'co2',
  PRICE: 'cost',
} as const satisfies Record<string, Carrier>

/**
 * The colour that a token has at an element right now, as the canvas takes it. A token's own value is text such as
 * light-dark(…); only a property that takes colours resolves it.
 */
export function resolveColour(token: `--${string}`, element: HTMLElement): string {
  const probe = element.ownerDocument.createElement('span')
  probe.style.color = `var(${token})`
  // Where the system forces its colours on text, a drawing keeps those of its legend.
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.hidden = true
  element.append(probe)
  const colour = getComputedStyle(probe).color
  probe.remove()
  return colour
}
