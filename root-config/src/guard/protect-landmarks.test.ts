import { protectLandmarks } from './protect-landmarks'
import { landmark } from './landmarks'

const page = '<div id="portal"><header><a></a><b></b></header><main><i></i></main><footer></footer></div>'
const find = (selector: string) => document.querySelector(selector)!

let seen: string[]
let end: () => void
let forget: ((() => void) | undefined)[]
const told = () => Promise.resolve()

function keep(): void {
  end = protectLandmarks((some) => seen.push(...some))
}

beforeEach(() => {
  document.body.innerHTML = page
  seen = []
  forget = ['header', 'main', '#portal'].map((selector) => landmark(find(selector)))
})
afterEach(() => {
  end()
  forget.forEach((one) => one?.())
})

test.each<[string, string[], () => void]>([
  ['a part', ['header'], () => find('header').remove()],
  ['two parts', ['main', 'header'], () => [find('header'), find('main')].forEach((part) => part.remove())],
  ['all', ['div#portal'], () => document.body.replaceChildren()],
  ['what all stands in', ['header', 'main', 'footer'], () => find('#portal').replaceChildren()],
  ['what stands in a part', ['a', 'b'], () => find('header').replaceChildren()],
  ['one after the other', ['b', 'a'], () => [find('a'), find('b')].forEach((one) => one.remove())],
  ['a part moved elsewhere', ['header'], () => find('footer').append(find('header'))],
])('%s: it is put back as it was', async (_, parts, takeOut) => {
  keep()
  const before = [...document.querySelectorAll('body *')]
  takeOut()
  await told()
  expect([...document.querySelectorAll('body *')]).toEqual(before)
  expect(document.body.innerHTML).toBe(page)
  expect(seen).toEqual(parts.map((part) => `5.2 ${part} was taken out`))
})

test('what was gone before anybody looked is put back, too', () => {
  find('header').remove()
  keep()
  expect(document.body.innerHTML).toBe(page)
  expect(seen).toEqual(['5.2 header was taken out'])
})

test('what the shell itself takes out or changes stays so', async () => {
  keep()
  forget[0]?.()
  find('header').remove()
  find('main').replaceChildren(document.createElement('u'))
  await told()
  expect(document.body.innerHTML).toBe('<div id="portal"><main><u></u></main><footer></footer></div>')
  expect(seen).toEqual([])
})

test('whoever takes it out each time is given in to', async () => {
  keep()
  const observer = new MutationObserver(() => document.querySelector('header')?.remove())
  observer.observe(find('#portal'), { childList: true })
  find('header').remove()
  for (let times = 0; times < 200; times += 1) await told()
  expect(document.querySelector('header')).toBeNull()
  observer.disconnect()
})
