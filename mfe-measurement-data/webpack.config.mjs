import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'measurement-data',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
  byManifest: true,
})
