import { transformFileAsync } from '@babel/core'
import solid from 'babel-preset-solid'
import { build } from 'esbuild'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname

/** Solid's own compiler: it makes texts of the templates, which the library hands to `innerHTML`. */
const compiledTemplates = {
  name: 'compiled-templates',
  setup({ onLoad }) {
    onLoad({ filter: /\.jsx$/ }, async ({ path }) => {
      const { code } = await transformFileAsync(path, {
        presets: [solid],
        babelrc: false,
        configFile: false,
      })
      return { contents: code, loader: 'js' }
    })
  },
}

await build({
  entryPoints: { 'solid-remote': `${folder}/src/solid-remote.js`, page: `${folder}/src/page.css` },
  outdir: `${folder}/dist`,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['browser', 'production'],
  plugins: [compiledTemplates],
})
writeManifest(folder, { entrypoints: ['page.css', 'solid-remote.mjs'] })
