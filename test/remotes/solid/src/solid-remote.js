import './template-policy'
import { createStore } from 'solid-js/store'
import { drawPage } from './page'

let given
let change
let remove

export async function bootstrap() {}

export async function mount({ domElement, locale, subRoutes }) {
  ;[given, change] = createStore({ locale, subRoutes })
  domElement.classList.add('solid-remote')
  remove = drawPage(given, domElement)
}

export async function update({ locale, subRoutes }) {
  change({ locale, subRoutes })
}

export async function unmount() {
  remove()
  given = change = remove = undefined
}
