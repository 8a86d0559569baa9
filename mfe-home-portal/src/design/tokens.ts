/** The custom properties that the design page shows, by what they are for. Values live in the theme alone. */
export const colourGroups = {
  grounds: ['--ground', '--surface', '--surface-sunken', '--surface-raised'],
  ink: ['--ink', '--ink-muted', '--ink-faint', '--hairline', '--control-line'],
  accent: ['--accent', '--on-accent', '--accent-text', '--accent-soft', '--focus'],
  states: ['--danger', '--danger-soft', '--warning', '--warning-soft', '--success', '--success-soft'],
  carriers: [
    '--carrier-electricity',
    '--carrier-gas',
    '--carrier-heat',
    '--carrier-cold',
    '--carrier-water',
    '--carrier-pv',
    '--carrier-co2',
    '--carrier-cost',
    '--carrier-weather',
    '--carrier-activity',
  ],
} as const

export const typeScale = [
  '--text-display',
  '--text-page',
  '--text-title',
  '--text-figure',
  '--text-lead',
  '--text-body',
  '--text-table',
  '--text-note',
] as const
