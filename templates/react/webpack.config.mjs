import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'new-feature',
  folder: import.meta.dirname,
  entryPath: 'remoteEntry.js',
})
