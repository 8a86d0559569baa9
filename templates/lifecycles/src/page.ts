import type { Given } from './given'
import { textsOf } from './texts'
import './page.css'

export interface Page {
  /** Draws what has changed; the state stays. */
  show(given: Given): void
  close(): void
}

/** The feature's page: who is here, where in the feature, and a step whose state outlives a change of language. */
export function openPage(first: Given): Page {
  let given = first
  let count = 0
  const page = document.createElement('section')
  const title = document.createElement('h1')
  const [greeting, place, taken] = ['p', 'p', 'p'].map((name) => document.createElement(name))
  const step = document.createElement('button')

  function draw() {
    const texts = textsOf(given.locale)
    title.textContent = texts.title
    greeting!.textContent = `${texts.greeting}${given.user?.display_name ?? texts.guest}`
    place!.textContent = `${texts.place}${given.subRoutes.join(' / ') || '/'}`
    taken!.textContent = `${texts.count}${count}`
    step.textContent = texts.step
  }

  function takeStep() {
    count += 1
    draw()
    given.notify?.({ kind: 'success', text: textsOf(given.locale).counted })
  }

  page.className = 'new-feature'
  title.tabIndex = -1
  step.type = 'button'
  step.addEventListener('click', takeStep)
  page.append(title, greeting!, place!, taken!, step)
  draw()
  given.domElement.append(page)

  return {
    show(changed) {
      given = changed
      draw()
    },
    close() {
      step.removeEventListener('click', takeStep)
      page.remove()
    },
  }
}
