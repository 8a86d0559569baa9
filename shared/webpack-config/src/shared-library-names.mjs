/**
 * The libraries that come from the import map, so that there is one of each on the page. Whatever is not named here
 * (`react/jsx-runtime` for instance) is bundled into each entry.
 */
export const sharedLibraryNames = [
  'react',
  'react-dom',
  'react-dom/client',
  'single-spa',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'chart.js',
  'zod/mini',
]
