import { build } from 'esbuild'
import { basename } from 'node:path'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname
/** As create-react-app lays its files out. */
const { metafile } = await build({
  entryPoints: { main: `${folder}/src/index.js` },
  outdir: `${folder}/dist/static`,
  entryNames: '[ext]/[name].[hash]',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
})
const names = Object.keys(metafile.outputs).map((path) => basename(path))
const files = Object.fromEntries(
  ['css', 'js'].map((kind) => [
    `main.${kind}`,
    `/plain-remote/static/${kind}/${names.find((name) => name.endsWith(`.${kind}`))}`,
  ]),
)
writeManifest(folder, {
  files,
  entrypoints: Object.values(files).map((path) => path.replace('/plain-remote/', '')),
})
