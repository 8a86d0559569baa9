import { microFrontend } from '@energycockpit/webpack-config'

const feature = microFrontend({
  name: 'analysis',
  folder: import.meta.dirname,
  entryPath: 'assets/remoteEntry.js',
})

/*
 * A system external is fetched before the entry's first line runs. The chart library is not needed before a metering
 * point is chosen, so it is requested together with the part that draws.
 */
const chartLibrary = { 'chart.js': 'promise System.import("chart.js")' }
const others = feature.externals.filter((name) => name !== 'chart.js')

export default { ...feature, externals: [...others, chartLibrary] }
