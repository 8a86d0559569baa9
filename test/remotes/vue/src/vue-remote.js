import { createApp, h, shallowReactive } from 'vue'
import VueRemote from './vue-remote.vue'

let app
let given

export async function bootstrap() {}

export async function mount({ domElement, locale, subRoutes }) {
  given = shallowReactive({ locale, subRoutes })
  app = createApp({ render: () => h(VueRemote, { ...given }) })
  domElement.classList.add('vue-remote')
  app.mount(domElement)
}

export async function update({ locale, subRoutes }) {
  Object.assign(given, { locale, subRoutes })
}

export async function unmount() {
  app.unmount()
  app = given = undefined
}
