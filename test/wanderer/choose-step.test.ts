import { chooseStep, type Sight } from './choose-step'
import { Random } from './random'
import { inWords } from './step'

const nothing: Sight = { toClick: [], toFill: [], toSelect: [], toPointAt: [] }
const save = { role: 'button', name: 'Save', nth: 0 }
const sight: Sight = {
  toClick: [save, { role: 'link', name: 'Home', nth: 1 }],
  toFill: [{ role: 'textbox', name: 'Name', nth: 0 }],
  toSelect: [{ role: 'combobox', name: 'Unit', nth: 0, options: 3 }],
  toPointAt: [{ role: 'img', name: 'Chart', nth: 0 }],
}
const stepsOf = (seed: number, seen: Sight) => {
  const random = new Random(seed)
  return Array.from({ length: 500 }, () => chooseStep(random, seen, { paths: ['/platform/analysis'] }))
}

test('a page on which nothing can be done is left, or looked at otherwise', () => {
  const kinds = new Set(stepsOf(1, nothing).map((step) => step.do))
  expect([...kinds].sort()).toEqual(
    ['back', 'darken', 'forward', 'go', 'other tab', 'press', 'reload', 'widen'].sort(),
  )
})

test('everything on a page gets its turn, the same for the same seed', () => {
  expect(stepsOf(2, sight)).toEqual(stepsOf(2, sight))
  const words = stepsOf(2, sight).map(inWords).join('\n')
  for (const one of [
    ...['click button "Save"', 'click link "Home" (no. 2)', 'go on at once', 'point at img "Chart", '],
    ...['into textbox "Name"', 'choose option 3 of combobox "Unit"', 'go to /platform/analysis', 'reload'],
  ])
    expect(words).toContain(one)
})

test('with the pointer on a chart, other values are put under it more often than not', () => {
  const random = new Random(3)
  const before = { do: 'hover', at: { thing: sight.toPointAt[0]!, across: 0.9, down: 0.5 } } as const
  const next = Array.from({ length: 300 }, () => chooseStep(random, sight, { paths: [], before }).do)
  const changing = next.filter((one) => one === 'select' || one === 'back' || one === 'forward')
  expect(changing.length).toBeGreaterThan(150)
})
