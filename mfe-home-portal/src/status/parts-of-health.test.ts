import { partsOfHealth } from './parts-of-health'

const up = { status: 'up' } as const
const health = {
  status: 'up',
  version: '1',
  entities: up,
  readings: up,
  identity: up,
  storage: up,
  demo: 'loaded',
} as const

describe('partsOfHealth', () => {
  it('names every part with its state, in order', () => {
    expect(partsOfHealth(health)).toEqual([
      { name: 'entities', state: 'up', detail: null },
      { name: 'readings', state: 'up', detail: null },
      { name: 'identity', state: 'up', detail: null },
      { name: 'storage', state: 'free', detail: null },
      { name: 'demo', state: 'loaded', detail: null },
    ])
  })

  it('keeps what a part that is down says', () => {
    const down = { status: 'down', detail: 'refused' } as const
    expect(partsOfHealth({ ...health, status: 'down', readings: down })[1]).toEqual({
      name: 'readings',
      state: 'down',
      detail: 'refused',
    })
  })

  it('says that the disk is full', () => {
    const full = { status: 'down', detail: 'there is no room left on the disk' } as const
    expect(partsOfHealth({ ...health, status: 'down', storage: full })[3]?.state).toBe('full')
  })

  it.each(['absent', 'loading', 'loaded'] as const)('passes the demo portfolio’s state on: %s', (demo) => {
    expect(partsOfHealth({ ...health, demo })[4]?.state).toBe(demo)
  })
})
