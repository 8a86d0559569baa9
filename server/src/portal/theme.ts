import {
  black,
  contrast,
  lightnessOf,
  mix,
  parseColour,
  printColour,
  white,
  withLightness,
  type Colour,
} from './colour'

/** The custom properties that a theme sets; names and meaning are those of the design language. */
export type Theme = Record<
  'accent' | 'on-accent' | 'accent-text' | 'accent-soft',
  readonly [light: string, dark: string]
>

/** For businesses without a colour: what the design language was drawn with. */
export const ownTheme: Theme = {
  accent: ['#0b5d54', '#5cc9b6'],
  'on-accent': ['#ffffff', '#06231f'],
  'accent-text': ['#0b5d54', '#5cc9b6'],
  'accent-soft': ['#dcebe7', '#17332e'],
}

/** Where the accent stands as text: the ground that gives it least contrast in each palette, and what its tint is on. */
const palettes = {
  light: { ground: [233, 235, 231], tintOn: white, step: -0.01 },
  dark: { ground: [31, 39, 37], tintOn: [23, 29, 28], step: 0.01 },
} as const satisfies Record<string, { ground: Colour; tintOn: Colour; step: number }>

/** WCAG 2.2, 1.4.3: text needs 4.5 : 1. The accent is text in links, so that is what holds everywhere. */
const minContrast = 4.5
/** How much of the accent is in its tint. */
const tint = 0.14

/** A business's theme from its one accent colour (`#rrggbb`). */
export function themeOf(accent: string): Theme {
  const light = palette(parseColour(accent), 'light')
  const dark = palette(parseColour(accent), 'dark')
  const pair = (name: keyof Theme) => [light[name], dark[name]].map(printColour) as [string, string]
  return {
    accent: pair('accent'),
    'on-accent': pair('on-accent'),
    'accent-text': pair('accent-text'),
    'accent-soft': pair('accent-soft'),
  }
}

/** Makes the accent darker or lighter just as far as it takes to be read on the ground and on its own tint. */
function palette(accent: Colour, scheme: keyof typeof palettes): Record<keyof Theme, Colour> {
  const { ground, tintOn, step } = palettes[scheme]
  const isReadable = (colour: Colour) =>
    contrast(colour, ground) >= minContrast && contrast(colour, mix(tintOn, colour, tint)) >= minContrast
  let readable = accent
  for (let lightness = lightnessOf(accent); !isReadable(readable); lightness += step)
    readable = withLightness(accent, Math.min(1, Math.max(0, lightness)))
  return {
    accent: readable,
    'on-accent': contrast(readable, white) >= contrast(readable, black) ? white : black,
    'accent-text': readable,
    'accent-soft': mix(tintOn, readable, tint),
  }
}

/** The style sheet. Where the system forces its own colours, the theme keeps silent. */
export function themeStyles(theme: Theme): string {
  const lines = Object.entries(theme).map(
    ([name, [light, dark]]) => `    --${name}: light-dark(${light}, ${dark});`,
  )
  return ['@media (forced-colors: none) {', '  :root {', ...lines, '  }', '}', ''].join('\n')
}
