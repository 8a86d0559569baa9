import { freshAddress } from './fresh-address'

const address = 'https://portal.example/analysis/assets/remoteEntry.js?v=1'
const map = {
  imports: { analysis: address, other: 'https://portal.example/o.js' },
  integrity: { [address]: 'sha384-a' },
}

describe('a fresh address', () => {
  it('is new at every attempt and keeps version and integrity', () => {
    const first = `${address}&retry=1`
    expect(freshAddress('analysis', map, 1)).toEqual({
      imports: { analysis: first },
      integrity: { [first]: 'sha384-a' },
    })
    const again = { imports: { analysis: first }, integrity: { [first]: 'sha384-a' } }
    expect(freshAddress('analysis', again, 2).imports['analysis']).toBe(`${address}&retry=2`)
  })
  it('claims no integrity where there was none', () => {
    expect(freshAddress('other', map, 3)).toEqual({
      imports: { other: 'https://portal.example/o.js?retry=3' },
    })
  })
  it('is none for an unknown name', () => {
    expect(freshAddress('unknown', map, 1)).toEqual({ imports: {} })
  })
})
