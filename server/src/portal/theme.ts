/** Colour channels, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]
/** The surfaces that the accent stands on, the darkest of the light and the lightest of the dark ones. */
const surfaces = { light: [240, 243, 244], dark: [38, 46, 51] } as const satisfies Record<string, Colour>

/** WCAG 2.2, 1.4.3: text needs 4.5:1. The accent is text in links, so that is what holds everywhere. */
const leastContrast = 4.5

export const portalAccent = '#0b5d7a'

/** The custom properties of one business's theme, light and dark, from its one accent colour (`#rrggbb`). */
export function themeStyles(accent: string): string {
  const light = accentOn(parse(accent), surfaces.light, black)
  const dark = accentOn(parse(accent), surfaces.dark, white)
  return [
    `:root { ${properties(light)} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${properties(dark)} } }`,
    `:root[data-theme='dark'] { ${properties(dark)} }`,
    '',
  ].join('\n')
}

function properties(accent: Colour): string {
  const text = contrast(accent, white) >= contrast(accent, black) ? white : black
  return `--accent: ${print(accent)}; --on-accent: ${print(text)};`
}

/** The accent, mixed with black or white just as far as it takes to be read on the surface. */
export function accentOn(accent: Colour, surface: Colour, towards: Colour): Colour {
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = mix(accent, towards, share)
    if (contrast(mixed, surface) >= leastContrast) return mixed
  }
  return towards
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
