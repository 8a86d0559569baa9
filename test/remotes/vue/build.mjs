import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  plugins: [vue()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: {
      entry: `${folder}/src/vue-remote.js`,
      formats: ['es'],
      fileName: () => 'vue-remote.mjs',
      cssFileName: 'vue-remote',
    },
    target: 'es2022',
  },
})
writeManifest(folder, { entrypoints: ['vue-remote.css', 'vue-remote.mjs'] })
