import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'organization',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
  worker: /[\\/]maplibre-gl-worker\.mjs$/,
})
