import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, lightnessOf, mix, parseColour, printColour, withLightness, type Colour } from './colour'
import { readabilityOf } from './readability'
import { neededContrast, schemes, themeOf, type ContrastMode } from './theme'

const channel = fc.integer({ min: 0, max: 255 })
const colours = fc.tuple(channel, channel, channel)
const grounds = {
  standard: {
    light: ['#ffffff', '#f3f4f1', '#e9ebe7'],
    dark: ['#101514', '#171d1c', '#0b0f0e', '#1f2725'],
  },
  more: { light: ['#ffffff'], dark: ['#000000'] },
}
const place = { light: 0, dark: 1 } as const
const plain = (light: string) => ({ light, dark: null })

describe('a theme', () => {
  it.each<ContrastMode>(['standard', 'more'])(
    'of %s contrast is readable on every ground of the design language, whatever the accent',
    (mode) => {
      fc.assert(
        fc.property(colours, fc.option(colours), (light, dark) => {
          const theme = themeOf({ light: printColour(light), dark: dark && printColour(dark) }, mode)
          for (const scheme of schemes) {
            const own = (name: keyof typeof theme): Colour => parseColour(theme[name][place[scheme]])
            for (const ground of [...grounds[mode][scheme].map(parseColour), own('accent-soft')])
              expect(contrast(own('accent-text'), ground)).toBeGreaterThanOrEqual(neededContrast[mode])
            expect(contrast(own('on-accent'), own('accent'))).toBeGreaterThanOrEqual(neededContrast[mode])
          }
        }),
      )
    },
  )

  it('keeps an accent that is readable already', () => {
    expect(themeOf(plain('#0b5d54')).accent[0]).toBe('#0b5d54')
    expect(themeOf({ light: '#0b5d54', dark: '#5cc9b6' }).accent[1]).toBe('#5cc9b6')
  })

  it('without a business colour is the one that the design language was drawn with', () => {
    const file = join(__dirname, '../../ui/src/theme/colours.css')
    const design = readFileSync(file, 'utf8').toLowerCase()
    for (const [name, [light, dark]] of Object.entries(themeOf(undefined)))
      expect(design).toContain(`--${name}: light-dark(${light}, ${dark})`)
  })
})

describe('an accent', () => {
  it('that cannot be read is told with the contrast that it has, and one that can', () => {
    expect(readabilityOf('#f2c400', 'light')).toEqual({
      ...{ isReadable: false, found: 1.3, needed: 4.5 },
      nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
    expect(readabilityOf('#0b5d54', 'light')).toMatchObject({ isReadable: true, nearest: '#0b5d54' })
  })

  it('is readable once it is the nearest that is, and is never told to have what it lacks', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...schemes), (colour, scheme) => {
        const { isReadable, found, needed, nearest } = readabilityOf(printColour(colour), scheme)
        expect(found >= needed).toBe(isReadable)
        expect(readabilityOf(nearest, scheme).isReadable).toBe(true)
      }),
    )
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
