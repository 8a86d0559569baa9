import { createLeaving } from './leaving'
import type { Unsaved } from './warn-of-unsaved'

const notes = 'https://portal.example/platform/notes'
const analysis = 'https://portal.example/platform/analysis'

function setUp({ outdated = false, answer = true } = {}) {
  let lost = true
  const moved: string[] = []
  const unsaved: Unsaved = {
    isAnything: () => lost,
    isLostAt: (address) => lost && address !== notes,
    moveTo: (address) => void moved.push(address),
    forget: () => void (lost = false),
  }
  const leaving = createLeaving({
    unsaved,
    askToLeave: async () => answer,
    shellIsOutdated: () => outdated,
    shownAt: (address) => new URL(address).pathname.split('/')[2] ?? '',
    start: notes,
  })
  return { leaving, unsaved, moved }
}

describe('leaving', () => {
  it('asks when something is lost, and lets the user stay', async () => {
    const { leaving, unsaved } = setUp({ answer: false })
    expect([leaving.mustAsk(notes), leaving.mustAsk(analysis)]).toEqual([false, true])
    expect(await leaving.mayLeaveFor(analysis)).toBe(false)
    expect([unsaved.isAnything(), leaving.mustAsk(analysis)]).toEqual([true, true])
  })

  it('after a yes asks no more, the browser included', async () => {
    const { leaving, unsaved } = setUp()
    expect(await leaving.mayLeaveFor(analysis)).toBe(true)
    expect([leaving.mustAsk(analysis), unsaved.isAnything()]).toEqual([false, false])
  })

  it('of a path of the same feature keeps what survives it, and asks again the next time', async () => {
    const { leaving, unsaved, moved } = setUp()
    expect(await leaving.mayLeaveFor(`${notes}/8`)).toBe(true)
    expect([leaving.mustAsk(`${notes}/8`), unsaved.isAnything()]).toEqual([false, true])
    leaving.arriveAt(`${notes}/8`)
    expect(moved).toEqual([`${notes}/8`])
    expect(leaving.mustAsk(analysis)).toBe(true)
  })

  it('gives up what nobody took back when another feature comes in', () => {
    const { leaving, unsaved } = setUp()
    leaving.arriveAt(analysis)
    expect(unsaved.isAnything()).toBe(false)
  })
})

describe('a page of an earlier deployment', () => {
  it('is left for a new one when another feature is opened and nothing is unsaved', () => {
    const { leaving, unsaved } = setUp({ outdated: true })
    expect(leaving.needsNewPage(analysis)).toBe(false)
    unsaved.forget()
    expect([leaving.needsNewPage(analysis), leaving.needsNewPage(`${notes}/8?a=b`)]).toEqual([true, false])
    leaving.arriveAt(analysis)
    expect([leaving.needsNewPage(analysis), leaving.needsNewPage(notes)]).toEqual([false, true])
  })

  it('also when the user has just given up what was unsaved', async () => {
    const { leaving } = setUp({ outdated: true })
    await leaving.mayLeaveFor(analysis)
    expect(leaving.needsNewPage(analysis)).toBe(true)
  })

  it('is kept while there is no newer one', () => {
    const { leaving, unsaved } = setUp()
    unsaved.forget()
    expect(leaving.needsNewPage(analysis)).toBe(false)
  })
})
