import { passwordFault, type PasswordFault } from './password-rules'

const userName = 'Maren.Long-Holt@fenland.example'

test.each<[string, string, PasswordFault | undefined]>([
  ['eleven characters', 'elevenchars', 'short'],
  ['twelve of them', 'twelve chars', undefined],
  ['twelve that take two units each', '🔋'.repeat(11), 'short'],
  ['a long sentence', 'meters count all night; '.repeat(8), undefined],
  ['one that is too long', 'x y'.repeat(67), 'long'],
  ['the user name', 'maren.long-holt@FENLAND.example', 'user-name'],
  ['its first part', 'maren.long-holt', 'user-name'],
  ['one character again and again', 'aAaAaAaAaAaAaA', 'one-character'],
  ['one that many have', 'Password2026', 'common'],
])('%s', async (_, password, fault) => {
  expect(await passwordFault(password, password, userName)).toBe(fault)
})

test('it is typed the same way twice', async () => {
  expect(await passwordFault('twelve chars', 'twelve Chars', userName)).toBe('different')
})
