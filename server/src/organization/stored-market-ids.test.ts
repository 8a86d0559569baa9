import { storedMarketIds } from './stored-market-ids'

const nothing = { malo: null, melo: null, series: [] }

test('ids are kept in one form, however they were written', () => {
  const written = {
    malo: '413 735 592 41',
    melo: 'de.000562.66802.AO6G5 6M11S N51G2 1M24S',
    series: [
      { seriesId: 1, obis: '1.8.0' },
      { seriesId: 2, obis: ' ' },
      { seriesId: 3, obis: null },
    ],
  }
  expect(storedMarketIds(written, 'GAS')).toEqual({
    malo: '41373559241',
    melo: 'DE00056266802AO6G56M11SN51G21M24S',
    series: [
      { seriesId: 1, obis: '7-0:1.8.0*255' },
      { seriesId: 2, obis: null },
      { seriesId: 3, obis: null },
    ],
  })
  expect(storedMarketIds({ ...nothing, malo: '' }, 'PV')).toEqual(nothing)
})

test('each that is none is refused with a reason', () => {
  const written = { malo: '41373559242', melo: 'DE1', series: [{ seriesId: 1, obis: '1-0' }] }
  expect(() => storedMarketIds(written, 'ELECTRICITY')).toThrow(
    expect.objectContaining({
      status: 400,
      reasons: [
        expect.objectContaining({ detail: expect.stringContaining('should be 1, not 2') }),
        expect.objectContaining({ detail: expect.stringContaining('has 33 places') }),
        expect.objectContaining({ detail: expect.stringContaining('written like 1-0:1.8.0') }),
      ],
    }),
  )
})
