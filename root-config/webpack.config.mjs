import { microFrontend, startScript } from '@energycockpit/webpack-config'

const folder = import.meta.dirname

export default [
  microFrontend({
    name: 'root-config',
    folder,
    entryPath: 'root-config.js',
    preload: /figtree-latin-wght-normal.*\.woff2$/,
  }),
  startScript({ name: 'start', folder, entryPath: 'start.js', source: './src/start/start.ts' }),
]
