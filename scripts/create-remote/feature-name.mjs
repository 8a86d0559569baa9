import { CreateFailure } from './create-failure.mjs'

/** A feature id is part of an address, of a class name and of an element's name. */
const SHAPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const LONGEST = 40

/** First segments of the portal's own addresses, and the features and redirects that the portal knows by name. */
const takenNames = new Set([
  ...['platform', 'auth', 'login', 'logout', 'callback', 'rest', 'public', 'i18n', 'whoami', 'variables'],
  ...['uic-context', 'static-footer', 'header-logo', 'favicon', 'docs', 'assets', 'libraries', 'embed'],
  ...['root-config', 'generic-feature', 'blank', 'blocking', 'blocking-page', 'blocking-reasons'],
  ...[
    'action-token',
    'blocking-reasons-backend',
    'csp-report',
    'home-portal',
    'hp',
    'enms',
    'analysis',
    'ea',
    'registration',
  ],
  ...['export', 'organization', 'anomaly-detection', 'cost-savings', 'rag-components', 'flexible-analysis'],
  ...[
    'export-measurements',
    'daily-profile',
    'variance-analysis',
    'sankey',
    'new-feature',
    'measurement-data',
  ],
])

/** Throws when the name cannot be a feature's id. */
export function checkFeatureName(name) {
  if (name === undefined || name === '') throw new CreateFailure('The name of the new feature is missing.')
  if (!SHAPE.test(name) || name.length > LONGEST)
    throw new CreateFailure(
      `'${name}' cannot be a feature's name: it takes lower-case letters, digits and single hyphens, begins with ` +
        `a letter, and has at most ${LONGEST} characters, like solar-forecast.`,
    )
  if (takenNames.has(name))
    throw new CreateFailure(`'${name}' is a name that the portal uses itself. Choose another.`)
}

/** solar-forecast → SolarForecast, Solar forecast. */
export function formsOf(name) {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return { pascal, title: capital(words.join(' ')) }
}

const capital = (word) => word[0].toUpperCase() + word.slice(1)
