/** Colour channels, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** Where the accent stands as text: the ground that gives it least contrast in each of the design's two palettes. */
const grounds = {
  light: { ground: [233, 235, 231], tintOn: white, towards: black },
  dark: { ground: [31, 39, 37], tintOn: [23, 29, 28], towards: white },
} as const satisfies Record<string, { ground: Colour; tintOn: Colour; towards: Colour }>

/** WCAG 2.2, 1.4.3: text needs 4.5 : 1. The accent is text in links, so that is what holds everywhere. */
const leastContrast = 4.5
/** How much of the accent is in its tint. */
const tint = 0.14

/** The portal's own colour, for businesses without one. */
export const portalAccent = '#0b5d54'

/**
 * The custom properties of one business's theme from its one accent colour (`#rrggbb`); names and meaning are those
 * of the design language. Where the system forces its colours, the theme keeps silent.
 */
export function themeStyles(accent: string): string {
  const light = palette(parse(accent), 'light')
  const dark = palette(parse(accent), 'dark')
  const lines = Object.keys(light).map((name) => {
    const property = name as keyof Palette
    return `    --${name}: light-dark(${print(light[property])}, ${print(dark[property])});`
  })
  return ['@media (forced-colors: none) {', '  :root {', ...lines, '  }', '}', ''].join('\n')
}

type Palette = Record<'accent' | 'on-accent' | 'accent-text' | 'accent-soft', Colour>

/** Mixes the accent with black or white just as far as it takes to be read on the ground and on its own tint. */
export function palette(accent: Colour, scheme: keyof typeof grounds): Palette {
  const { ground, tintOn, towards } = grounds[scheme]
  let readable: Colour = towards
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = mix(accent, towards, share)
    if (Math.min(contrast(mixed, ground), contrast(mixed, mix(tintOn, mixed, tint))) < leastContrast) continue
    readable = mixed
    break
  }
  return {
    accent: readable,
    'on-accent': contrast(readable, white) >= contrast(readable, black) ? white : black,
    'accent-text': readable,
    'accent-soft': mix(tintOn, readable, tint),
  }
}

const mix = (one: Colour, other: Colour, share: number): Colour => {
  const channel = (place: 0 | 1 | 2) => Math.round(one[place] + (other[place] - one[place]) * share)
  return [channel(0), channel(1), channel(2)]
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

export function parse(colour: string): Colour {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (channels === null) throw new RangeError(`${colour} is not a colour like #0b5d7a`)
  const [, red = '', green = '', blue = ''] = channels
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

const print = (colour: Colour) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
