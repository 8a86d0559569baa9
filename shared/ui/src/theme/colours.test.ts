import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { carriers } from './carriers'

const read = (file: string) => readFileSync(join(process.cwd(), 'shared/ui/src/theme', file), 'utf8')
const pairsIn = (styles: string) =>
  new Map(
    [...styles.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
    ),
  )
const pairs = pairsIn(read('colours.css'))
const [moreBySystem = '', moreByChoice = ''] = [
  ...read('high-contrast.css').matchAll(/forced-colors: none\) \{\s+\S+ (\{[^}]+\})/g),
].map(([, block]) => block)
const morePairs = pairsIn(moreByChoice)
const colour = (name: string, theme: 'light' | 'dark', of = pairs) => {
  const pair = of.get(name) ?? pairs.get(name)
  if (!pair) throw new Error(`There is no colour --${name}`)
  return pair[theme]
}

/** Linear light of the three channels, 0 to 1 (sRGB, IEC 61966-2-1). */
function linear(hex: string): [number, number, number] {
  const channel = (place: number) => {
    const value = parseInt(hex.slice(place, place + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Contrast as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linear(hex)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** What a person without red or without green receptors sees (Viénot, Brettel, Mollon 1999), as linear light. */
const sights = {
  protan: [0.11238, 0.88762, 0.00401],
  deutan: [0.29275, 0.70725, -0.02234],
} as const

function seenBy(sight: keyof typeof sights, hex: string): [number, number, number] {
  const [red, green, blue] = linear(hex)
  const [ofRed, ofGreen, ofBlue] = sights[sight]
  const yellow = ofRed * red + ofGreen * green
  return [yellow, yellow, blue + ofBlue * (red - green)]
}

/** Distance in OKLab (Ottosson 2020) of two linear colours. */
function distance(one: readonly number[], other: readonly number[]): number {
  const lab = ([r, g, b]: readonly number[]) => {
    const l = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!)
    const m = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!)
    const s = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!)
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
  }
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((value, index) => value - b[index]!))
}

test('more contrast is the same, whether the system or the user asks for it', () => {
  expect(moreByChoice).toContain('--ink:')
  expect(moreBySystem).toBe(moreByChoice)
})

const furtherSeries = Array.from({ length: 8 }, (_, place) => `series-${place + 1}`)
const grounds = ['ground', 'surface', 'surface-sunken']

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['ink', 'ink-muted', 'ink-faint', 'accent-text', 'danger', 'warning', 'success'])(
    '%s is readable as text on every ground',
    (name) => {
      for (const ground of grounds) {
        expect(contrast(colour(name, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test.each(['ink', 'ink-muted', 'ink-faint', 'danger', 'warning', 'success'])(
    'with more contrast %s has 7 : 1 on every ground',
    (name) => {
      for (const ground of [...grounds, 'surface-raised'])
        expect(
          contrast(colour(name, theme, morePairs), colour(ground, theme, morePairs)),
        ).toBeGreaterThanOrEqual(7)
    },
  )

  test.each([
    ['on-accent', 'accent'],
    ['accent-text', 'accent-soft'],
    ['ink', 'accent-soft'],
    ['ink', 'warning-soft'],
    ['ink', 'danger-soft'],
    ['ink', 'success-soft'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['control-line', 'focus', ...carriers.map((carrier) => `carrier-${carrier}`), ...furtherSeries])(
    '%s stands out from what it is drawn on',
    (name) => {
      for (const ground of ['ground', 'surface']) {
        expect(contrast(colour(name, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
      }
    },
  )

  const couples = carriers.flatMap((one, index) =>
    carriers.slice(index + 1).map((other) => [one, other] as const),
  )

  test.each(couples)('%s and %s are told apart with and without red-green sight', (one, other) => {
    const hex = [colour(`carrier-${one}`, theme), colour(`carrier-${other}`, theme)] as const
    expect(distance(linear(hex[0]), linear(hex[1]))).toBeGreaterThan(0.05)
    for (const sight of ['protan', 'deutan'] as const) {
      expect(distance(seenBy(sight, hex[0]), seenBy(sight, hex[1]))).toBeGreaterThan(0.03)
    }
  })
})
