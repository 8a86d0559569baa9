import { importMapAdditions } from './import-map-additions'

describe('additions to the import map', () => {
  it('are the features that it does not hold, at their specified addresses', () => {
    const known = { imports: { analysis: '/analysis/assets/remoteEntry.js?v=1', react: '/r.js' } }
    expect(importMapAdditions(['analysis', 'enms', 'cost-savings'], known)).toEqual({
      imports: {
        enms: '/enms/assets/remoteEntry.js',
        'cost-savings': '/cost-savings/assets/remoteEntry.js',
      },
    })
  })
  it('are none for a feature that the specification does not name', () => {
    expect(importMapAdditions(['third-party', 'toString'], { imports: {} })).toEqual({ imports: {} })
  })
})
