import { microFrontend } from '@energycockpit/webpack-config'

const feature = microFrontend({
  name: 'analysis',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
})

/*
 * A visitor waits for the chart library before the first chart, and our charts are made of two thirds of it. So this
 * feature brings the parts that it registers, and the whole of it stays in the import map for whoever asks for it.
 */
export default { ...feature, externals: feature.externals.filter((name) => name !== 'chart.js') }
