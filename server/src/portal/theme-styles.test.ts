import type { AccentColours } from '@energycockpit/appearance'
import fc from 'fast-check'
import { themeStyles } from './theme-styles'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
const accents: fc.Arbitrary<AccentColours | undefined> = fc.option(
  fc.record({ light: colour, dark: fc.option(colour) }),
  { nil: undefined },
)

const hex = '#[0-9a-f]{6}'
const declaration = new RegExp(`^--[\\w-]+: light-dark\\(${hex}, ${hex}\\)$`)
const selector = /^(?::root|:root\[data-contrast='more'\])$/

/** The blocks of a style sheet whose media queries may hold others: `head {` … `}`. */
function check(styles: string): string[] {
  const declared: string[] = []
  const open: string[] = []
  for (const [, text = '', sign] of styles.matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim()
    if (sign === '{') {
      expect(part).toMatch(part.startsWith('@') ? /^@media \([\w-]+: \w+\)$/ : selector)
      open.push(part)
    } else if (sign === ';') {
      expect(open.at(-1)).toMatch(selector)
      expect(part).toMatch(declaration)
      declared.push(part.split(':')[0] ?? '')
    } else {
      expect(part).toBe('')
      open.pop()
    }
  }
  expect(open).toEqual([])
  return declared
}

test('a sheet holds custom properties and nothing else, the same ones for each contrast', () => {
  const names = ['--accent', '--on-accent', '--accent-text', '--accent-soft']
  fc.assert(
    fc.property(accents, (accent) =>
      expect(check(themeStyles(accent))).toEqual([...names, ...names, ...names]),
    ),
  )
})
