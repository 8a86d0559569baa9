import { isSameZone } from './is-same-zone'

test.each([
  ['Asia/Kathmandu', 'Asia/Katmandu', true],
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['Europe/Kyiv', 'Europe/Kiev', true],
  ['Etc/UTC', 'UTC', true],
  ['Europe/Berlin', 'Europe/Berlin', true],
  ['Europe/Berlin', 'Europe/Paris', false],
  ['Australia/Lord_Howe', 'Australia/Sydney', false],
  ['Europe/Berlin', 'nowhere', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isSameZone(one, other)).toBe(expected)
})
