import { build } from 'esbuild'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname
await build({
  entryPoints: [`${folder}/src/lit-remote.js`, `${folder}/src/page.css`],
  outdir: `${folder}/dist`,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
})
writeManifest(folder, { entrypoints: ['page.css', 'lit-remote.js'] })
