import type { Leaving } from './leaving'
import { createNavigate } from './navigate'

const at = (path: string) => new URL(path, location.href).href
const here = () => location.pathname + location.search + location.hash

/** Answers a question only when the test does. */
function setUp({ asks }: { asks: boolean }) {
  history.replaceState(null, '', '/platform/notes')
  const requested: string[] = []
  const answers: ((leave: boolean) => void)[] = []
  const leaving: Leaving = {
    mustAsk: (address) => asks && address !== at('/platform/notes?a=b'),
    mayLeaveFor: (address) => {
      requested.push(address)
      return new Promise((resolve) => answers.push(resolve))
    },
    needsNewPage: (address) => !URL.canParse(address),
    arriveAt: () => undefined,
  }
  const navigate = createNavigate(leaving)
  const answer = async (leave: boolean) => {
    answers.shift()?.(leave)
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  }
  return { navigate, requested, answer }
}

describe('going to an address of the portal', () => {
  it('happens at once when nothing is lost, with a way back or without', () => {
    const { navigate } = setUp({ asks: false })
    const { length } = history
    navigate('/platform/analysis?point=mp-1#values')
    expect([here(), history.length]).toEqual(['/platform/analysis?point=mp-1#values', length + 1])
    navigate('/platform/analysis/a', { replace: true })
    expect([here(), history.length]).toEqual(['/platform/analysis/a', length + 1])
  })

  it('waits for the answer when something is lost, and asks once however often it is wanted', async () => {
    const { navigate, requested, answer } = setUp({ asks: true })
    navigate('/platform/analysis')
    navigate('/platform/home-portal')
    expect([requested, here()]).toEqual([[at('/platform/analysis')], '/platform/notes'])
    await answer(false)
    expect(here()).toBe('/platform/notes')
    navigate('/platform/analysis')
    await answer(true)
    expect([requested.length, here()]).toEqual([2, '/platform/analysis'])
  })

  it('asks nobody where nothing is lost', () => {
    const { navigate, requested } = setUp({ asks: true })
    navigate('/platform/notes?a=b')
    expect([requested, here()]).toEqual([[], '/platform/notes?a=b'])
  })
})
