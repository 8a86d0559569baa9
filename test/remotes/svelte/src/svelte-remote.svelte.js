import { mount as mountComponent, unmount as unmountComponent } from 'svelte'
import SvelteRemote from './svelte-remote.svelte'

let component
let given

export async function bootstrap() {}

export async function mount({ domElement, locale, subRoutes }) {
  const props = $state({ locale, subRoutes })
  given = props
  component = mountComponent(SvelteRemote, { target: domElement, props })
}

export async function update({ locale, subRoutes }) {
  Object.assign(given, { locale, subRoutes })
}

export async function unmount() {
  await unmountComponent(component)
  component = given = undefined
}
