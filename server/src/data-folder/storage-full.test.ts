import { isStorageFull, StorageFull } from './storage-full'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.each([
  new StorageFull(),
  coded('ENOSPC'),
  coded('EDQUOT'),
  coded('53100', 'could not extend file "base/5/16425": No space left on device'),
  coded('243', 'Cannot reserve 1.00 MiB, not enough space'),
  coded('75', 'Cannot write to file: , errno: 28, strerror: No space left on device'),
  new Error('Code: 243. DB::Exception: Cannot reserve 1.00 MiB: (NOT_ENOUGH_SPACE)'),
])('%s says that there is no room', (error) => {
  expect(isStorageFull(error)).toBe(true)
})

test.each([new Error('anything else'), coded('23505'), 'No space left on device', undefined])(
  '%s does not',
  (error) => {
    expect(isStorageFull(error)).toBe(false)
  },
)
