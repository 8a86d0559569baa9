/** Channels red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

export const white: Colour = [255, 255, 255]
export const black: Colour = [0, 0, 0]

/** From `#rrggbb`. */
export function parseColour(text: string): Colour {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (channels === null) throw new RangeError(`${text} is not a colour like #0b5d54`)
  const [, red = '', green = '', blue = ''] = channels
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

export function printColour(colour: Colour): string {
  return `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The first colour with a share (0 to 1) of the second in it. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const channel = (place: 0 | 1 | 2) => Math.round(one[place] + (other[place] - one[place]) * share)
  return [channel(0), channel(1), channel(2)]
}

/** The same hue and saturation at another lightness (0 to 1) of the HSL model, CSS Color 4, 7.1. */
export function withLightness(colour: Colour, lightness: number): Colour {
  const [red, green, blue] = colour.map((channel) => channel / 255) as [number, number, number]
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const spread = max - min
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(max + min - 1))
  const hue = spread === 0 ? 0 : hueOf(red, green, blue, max, spread)
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue * 2) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** Sixths of the circle, from red. */
function hueOf(red: number, green: number, blue: number, max: number, spread: number): number {
  if (max === red) return ((green - blue) / spread + 6) % 6
  if (max === green) return (blue - red) / spread + 2
  return (red - green) / spread + 4
}

export function lightnessOf(colour: Colour): number {
  return (Math.max(...colour) + Math.min(...colour)) / 2 / 255
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
