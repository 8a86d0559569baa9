import { startScript } from '@energycockpit/webpack-config'

/** For foreign pages: one classic script that brings everything along. In the portal the element is part of the shell. */
export default startScript({
  name: 'generic-feature',
  folder: import.meta.dirname,
  entryPath: 'generic-feature.js',
  source: './src/embed.ts',
  manifest: 'build.json',
})
