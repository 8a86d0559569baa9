import type { Random } from './random'
import type { Place, Step, Thing } from './step'

/** What there is on a page, each in the order of the document. */
export interface Sight {
  toClick: readonly Thing[]
  toFill: readonly Thing[]
  toSelect: readonly (Thing & { options: number })[]
  /** Charts and the like: something happens wherever one points in them. */
  toPointAt: readonly Thing[]
}

const keys = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'],
  ...['Home', 'End', 'PageDown', ' '],
]
/** What people write, and what they ought not to. */
const texts = [
  ...['Ashgrove', 'gas', '1', '12,5', '1.234,56', '-3', '0', '2026-02-30', '2025-03-30', '2024-02-29'],
  ...['', ' ', 'x'.repeat(200), 'Zähler „Öst“ & <b>', '\u202eabc', '1e308', '[1001] + ', '🔌', "'; --"],
]
const widths = [360, 768, 1440]
const weights = {
  ...{ click: 46, quick: 8, hover: 10, point: 10, press: 8, type: 5, select: 9 },
  ...{ back: 6, forward: 3, reload: 2, go: 5, widen: 3, darken: 2, tab: 2 },
}
/** With the pointer on a chart, what puts other values under it: charts have broken by that more than by all else. */
const weightsOnChart = { ...weights, click: 10, quick: 4, hover: 2, select: 30, back: 40, forward: 10 }
/** Whoever has chosen something looks at what it changed. */
const weightsAfterChoice = { ...weights, point: 70 }

export interface Surroundings {
  /** Where one may go by an address. */
  paths: readonly string[]
  /** The step before, if there was one. */
  before?: Step | undefined
}

/** The next step by chance, among what there is. */
export function chooseStep(random: Random, sight: Sight, surroundings: Surroundings): Step {
  for (;;) {
    const step = draw(random, sight, surroundings)
    if (step !== undefined) return step
  }
}

function draw(random: Random, sight: Sight, { paths, before }: Surroundings): Step | undefined {
  const { toClick, toFill, toSelect, toPointAt } = sight
  const isOnChart = before?.do === 'hover' && toPointAt.some(({ role }) => role === before.at.thing.role)
  const hasChosen = before?.do === 'select' || before?.do === 'back'
  const what = random.weighted(isOnChart ? weightsOnChart : hasChosen ? weightsAfterChoice : weights)
  const middle = (things: readonly Thing[]): Place | undefined =>
    things.length === 0 ? undefined : { thing: random.of(things), across: 0.5, down: 0.5 }
  if (what === 'click' || what === 'quick') {
    const at = middle(toClick)
    return at && { do: 'click', at, quick: what === 'quick' }
  }
  if (what === 'hover') {
    const at = middle(toClick)
    return at && { do: 'hover', at }
  }
  if (what === 'point') {
    if (toPointAt.length === 0) return undefined
    return { do: 'hover', at: { thing: random.of(toPointAt), across: random.share(), down: random.share() } }
  }
  if (what === 'press') return { do: 'press', key: random.of(keys) }
  if (what === 'type')
    return toFill.length === 0 ? undefined : { do: 'type', in: random.of(toFill), text: random.of(texts) }
  if (what === 'select') {
    if (toSelect.length === 0) return undefined
    const { options, ...thing } = random.of(toSelect)
    return { do: 'select', in: thing, option: random.below(options) }
  }
  if (what === 'go') return paths.length === 0 ? undefined : { do: 'go', path: random.of(paths) }
  if (what === 'widen') return { do: 'widen', width: random.of(widths) }
  if (what === 'darken') return { do: 'darken', scheme: random.of(['light', 'dark'] as const) }
  if (what === 'tab') return { do: 'other tab' }
  return { do: what }
}
