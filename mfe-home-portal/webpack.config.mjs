import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'home-portal',
  folder: import.meta.dirname,
  entryPath: 'remoteEntry.js',
})
