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

/** The accent of a business, `#rrggbb`; without a dark one, the light one is lightened for the dark theme. */
export interface AccentColours {
  light: string
  dark: string | null
}

/** `more`: for those who need more contrast than others. */
export type ContrastMode = 'standard' | 'more'
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** For businesses without a colour: what the design language was drawn with. */
export const ownAccent: AccentColours = { light: '#0b5d54', dark: '#5cc9b6' }
const ownTheme: Theme = {
  accent: ['#0b5d54', '#5cc9b6'],
  'on-accent': ['#ffffff', '#06231f'],
  'accent-text': ['#0b5d54', '#5cc9b6'],
  'accent-soft': ['#dcebe7', '#17332e'],
}

/** Where the accent stands as text: the ground that gives it least contrast in each palette, and what its tint is on. */
const palettes = {
  standard: {
    light: { ground: [233, 235, 231], tintOn: white, step: -0.01 },
    dark: { ground: [31, 39, 37], tintOn: [23, 29, 28], step: 0.01 },
  },
  more: {
    light: { ground: white, tintOn: white, step: -0.01 },
    dark: { ground: black, tintOn: black, step: 0.01 },
  },
} as const satisfies Record<ContrastMode, Record<Scheme, { ground: Colour; tintOn: Colour; step: number }>>

/**
 * WCAG 2.2, 1.4.3: text needs 4.5 : 1, and 7 : 1 by 1.4.6. The accent is text in links, so that is what holds
 * everywhere.
 */
export const neededContrast: Readonly<Record<ContrastMode, number>> = { standard: 4.5, more: 7 }
/** How much of the accent is in its tint. */
const tint = 0.14

/** A business's theme from its accent; undefined for the portal's own. */
export function themeOf(accent: AccentColours | undefined, mode: ContrastMode = 'standard'): Theme {
  if (accent === undefined && mode === 'standard') return ownTheme
  const { light, dark } = accent ?? ownAccent
  const ofLight = palette(parseColour(light), mode, 'light')
  const ofDark = palette(parseColour(dark ?? light), mode, 'dark')
  const pair = (name: keyof Theme) => [ofLight[name], ofDark[name]].map(printColour) as [string, string]
  return {
    accent: pair('accent'),
    'on-accent': pair('on-accent'),
    'accent-text': pair('accent-text'),
    'accent-soft': pair('accent-soft'),
  }
}

/** The least contrast that a colour has where it is read: on the grounds of the scheme, and on its own tint. */
export function contrastOf(colour: Colour, mode: ContrastMode, scheme: Scheme): number {
  const { ground, tintOn } = palettes[mode][scheme]
  return Math.min(contrast(colour, ground), contrast(colour, mix(tintOn, colour, tint)))
}

/** The same hue, darker or lighter just as far as it takes to be read. */
export function nearestReadable(colour: Colour, mode: ContrastMode, scheme: Scheme): Colour {
  const { step } = palettes[mode][scheme]
  let readable = colour
  for (
    let lightness = lightnessOf(colour);
    contrastOf(readable, mode, scheme) < neededContrast[mode];
    lightness += step
  )
    readable = withLightness(colour, Math.min(1, Math.max(0, lightness)))
  return readable
}

function palette(accent: Colour, mode: ContrastMode, scheme: Scheme): Record<keyof Theme, Colour> {
  const readable = nearestReadable(accent, mode, scheme)
  return {
    accent: readable,
    'on-accent': contrast(readable, white) >= contrast(readable, black) ? white : black,
    'accent-text': readable,
    'accent-soft': mix(palettes[mode][scheme].tintOn, readable, tint),
  }
}
