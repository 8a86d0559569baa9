import { themeOf, type AccentColours, type Theme } from '@energycockpit/appearance'

/**
 * The themed style sheet: custom properties and nothing else. Where the system forces its own colours, it keeps silent;
 * where it asks for more contrast, or the user chose it, the accent has more of it.
 */
export function themeStyles(accent: AccentColours | undefined): string {
  const standard = propertiesOf(themeOf(accent))
  const more = propertiesOf(themeOf(accent, 'more'))
  return [
    '@media (forced-colors: none) {',
    `:root {${standard}}`,
    `@media (prefers-contrast: more) { :root {${more}} }`,
    `:root[data-contrast='more'] {${more}}`,
    '}',
    '',
  ].join('\n')
}

const propertiesOf = (theme: Theme): string =>
  Object.entries(theme)
    .map(([name, [light, dark]]) => ` --${name}: light-dark(${light}, ${dark});`)
    .join('')
