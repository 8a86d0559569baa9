import { marketId } from './market-id'

test.each([
  ['41373559241', { kind: 'MALO', id: '41373559241', grouped: '413 735 592 41' }],
  [
    'de00056266802ao6g56m11sn51g21m24s',
    {
      kind: 'MELO',
      id: 'DE00056266802AO6G56M11SN51G21M24S',
      grouped: 'DE 000562 66802 AO6G5 6M11S N51G2 1M24S',
    },
  ],
  ['41373559242', undefined],
  ['DEMO-MP-000001042', undefined],
  ['', undefined],
])('%j', (text, expected) => {
  expect(marketId(text)).toEqual(expected)
})
