import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'hp',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
})
