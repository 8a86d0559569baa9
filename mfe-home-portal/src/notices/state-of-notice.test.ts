import type { NoticeVersion } from '@energycockpit/contract'
import { stateOfNotice } from './state-of-notice'

const version = (number: number, publishedAt: string | null): NoticeVersion => ({
  ...{
    uuid: `5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e100${number}`,
    number,
    layout: [],
    publishedAt,
    confirmations: 0,
    confirmedAddressees: 0,
  },
})
const [one, two, three] = [
  version(1, '2026-11-01T00:00:00Z'),
  version(2, '2026-11-02T00:00:00Z'),
  version(3, null),
]

test.each([
  ['written and not published', null, [version(1, null)], { kind: 'draft', draft: version(1, null) }],
  ['published', null, [two, one], { kind: 'in-force', published: two }],
  ['written anew', null, [three, two, one], { kind: 'in-force', published: two, draft: three }],
  ['withdrawn', '2026-11-03T00:00:00Z', [three, two, one], { kind: 'withdrawn', published: two }],
])('a notice that is %s', (_what, retiredAt, versions, state) => {
  expect(stateOfNotice({ retiredAt, versions })).toEqual({ published: undefined, draft: undefined, ...state })
})
