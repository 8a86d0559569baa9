import { watchDeployments } from './watch-deployments'

function setUp() {
  let checks = 0
  let told = 0
  let outdated = false
  const stop = watchDeployments(
    { check: async () => void (checks += 1), shellIsOutdated: () => outdated },
    () => (told += 1),
  )
  return { stop, seen: () => [checks, told], outdate: () => (outdated = true) }
}

const show = async (visible: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
}

describe('newer deployments', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('are requested when the user comes back to the tab, and told when the page itself is outdated', async () => {
    const { seen, outdate, stop } = setUp()
    await show(false)
    expect(seen()).toEqual([0, 0])
    await show(true)
    expect(seen()).toEqual([1, 0])
    outdate()
    await show(true)
    expect(seen()).toEqual([2, 1])
    stop()
  })

  it('are requested after a navigation without a word, because the next one brings the new page', async () => {
    const { seen, outdate, stop } = setUp()
    outdate()
    window.dispatchEvent(new Event('single-spa:routing-event'))
    await jest.advanceTimersByTimeAsync(0)
    expect(seen()).toEqual([1, 0])
    stop()
  })

  it('are requested now and then while the page is looked at, until that ends', async () => {
    const { seen, outdate, stop } = setUp()
    outdate()
    await jest.advanceTimersByTimeAsync(5 * 60_000)
    expect(seen()).toEqual([1, 1])
    stop()
    await jest.advanceTimersByTimeAsync(60 * 60_000)
    await show(true)
    expect([seen(), jest.getTimerCount()]).toEqual([[1, 1], 0])
  })
})
