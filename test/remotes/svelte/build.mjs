import { nodeResolve } from '@rollup/plugin-node-resolve'
import { writeFileSync } from 'node:fs'
import { rollup } from 'rollup'
import svelte from 'rollup-plugin-svelte'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname
const styles = new Map()

/** Collects the components' style sheets, which rollup-plugin-svelte emits as imports. */
const collectStyles = {
  name: 'collect-styles',
  transform(code, id) {
    if (!id.endsWith('.css')) return null
    styles.set(id, code)
    return { code: '', moduleSideEffects: false }
  },
}

const bundle = await rollup({
  input: `${folder}/src/svelte-remote.svelte.js`,
  plugins: [
    svelte(),
    nodeResolve({ browser: true, exportConditions: ['svelte', 'production'] }),
    collectStyles,
  ],
  onwarn: ({ code, message }) => code !== 'CIRCULAR_DEPENDENCY' && console.warn(message),
})
await bundle.write({ file: `${folder}/dist/svelte-remote.js`, format: 'system' })
await bundle.close()
writeFileSync(`${folder}/dist/svelte-remote.css`, [...styles.values()].join('\n'))
writeManifest(folder, { entrypoints: ['svelte-remote.css', 'svelte-remote.js'] })
