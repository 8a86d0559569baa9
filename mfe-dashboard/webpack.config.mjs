import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'enms',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
})
