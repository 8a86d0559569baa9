import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, lightnessOf, mix, parseColour, printColour, withLightness, type Colour } from './colour'
import { ownTheme, themeOf, themeStyles } from './theme'

const channel = fc.integer({ min: 0, max: 255 })
const colours = fc.tuple(channel, channel, channel)
const grounds = {
  light: ['#ffffff', '#f3f4f1', '#e9ebe7'],
  dark: ['#101514', '#171d1c', '#0b0f0e', '#1f2725'],
}

describe('a theme', () => {
  it('is readable on every ground of the design language, whatever the accent', () => {
    fc.assert(
      fc.property(colours, (accent) => {
        const theme = themeOf(printColour(accent))
        const place = { light: 0, dark: 1 } as const
        for (const scheme of ['light', 'dark'] as const) {
          const own = (name: keyof typeof theme): Colour => parseColour(theme[name][place[scheme]])
          for (const ground of [...grounds[scheme].map(parseColour), own('accent-soft')])
            expect(contrast(own('accent-text'), ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(own('on-accent'), own('accent'))).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('keeps an accent that is readable already', () => {
    expect(themeOf('#0b5d54').accent[0]).toBe('#0b5d54')
    expect(themeOf('#5cc9b6').accent[1]).toBe('#5cc9b6')
  })

  it('sets the properties of the design language, for light and dark', () => {
    expect(themeStyles(themeOf('#7a1f5c'))).toMatch(
      /:root \{\s+--accent: light-dark\(#7a1f5c, #[0-9a-f]{6}\);\s+--on-accent: .*\s+--accent-text: .*\s+--accent-soft: /,
    )
  })

  it('without a business colour is the one that the design language was drawn with', () => {
    const file = join(__dirname, '../../../shared/ui/src/theme/colours.css')
    const design = readFileSync(file, 'utf8').toLowerCase()
    for (const [name, [light, dark]] of Object.entries(ownTheme))
      expect(design).toContain(`--${name}: light-dark(${light}, ${dark})`)
  })
})

describe('colours', () => {
  it('have the contrasts of WCAG', () => {
    expect(contrast([255, 255, 255], [0, 0, 0])).toBe(21)
    expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2)
    expect(contrast([1, 2, 3], [1, 2, 3])).toBe(1)
  })

  it('survive being printed and read', () => {
    fc.assert(fc.property(colours, (colour) => expect(parseColour(printColour(colour))).toEqual(colour)))
  })

  it('stay the same at their own lightness', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        withLightness(colour, lightnessOf(colour)).forEach((value, place) =>
          expect(Math.abs(value - (colour[place] ?? NaN))).toBeLessThanOrEqual(1),
        )
      }),
    )
  })

  it('mix from one end to the other', () => {
    expect([0, 0.5, 1].map((share) => mix([0, 0, 0], [200, 100, 50], share))).toEqual([
      [0, 0, 0],
      [100, 50, 25],
      [200, 100, 50],
    ])
  })

  it.each(['', 'red', '#fff', '#12345g', '0b5d54'])('refuse %j', (text) => {
    expect(() => parseColour(text)).toThrow(RangeError)
  })
})
