import { systemLibrary } from '@energycockpit/webpack-config'
import { libraries } from './src/libraries.mjs'

export default libraries.map(({ name, source, file }) =>
  systemLibrary({ name, folder: import.meta.dirname, source, file }),
)
