import { EmbeddedFeature } from './foreign/embedded-feature'
import { defineGenericFeature } from './generic-feature-element'

/* The script that a foreign page loads: SystemJS, unless the page has it, and the element. */
async function embed(): Promise<void> {
  // Eager: no request of its own.
  if (!('System' in globalThis)) await import(/* webpackMode: "eager" */ 'systemjs/dist/system.min.js')
  defineGenericFeature(EmbeddedFeature)
}

void embed()
