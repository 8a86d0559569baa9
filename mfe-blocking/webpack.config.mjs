import { microFrontend } from '@energycockpit/webpack-config'

export default microFrontend({
  name: 'blocking',
  folder: import.meta.dirname,
  entryPath: 'remoteEntry.js',
})
