import { isCommonPassword } from './common-passwords'

const userName = 'maren.long-holt@fenland.example'

test.each([
  ['a known one', 'unbelievable'],
  ['with capitals', 'UnBelievable'],
  ['with a year and a sign behind it', 'Password2026!'],
  ['with signs for letters', 'P@ssw0rd2026'],
  ['twice', 'passwordpassword'],
  ['in two words', 'pass word 123456'],
  ['the row of digits', '123456789012'],
  ['digits downwards', '987654321098'],
  ['letters in order', 'abcdefghijklmn'],
  ['a row of keys', 'qwertyuiopasdf'],
  ['a row of German keys', 'qwertzuiopasdf'],
  ['three again and again', 'abcabcabcabca'],
  ['the portal', 'EnergyCockpit2026'],
  ['the user', 'Maren.Long-Holt#1'],
  ['in wide letters', 'ｐａｓｓｗｏｒｄ１２３４'],
])('%s is easy to guess', async (_, password) => {
  await expect(isCommonPassword(password, userName)).resolves.toBe(true)
})

test.each([
  ['words that do not belong together', 'correct horse battery staple'],
  ['a known one within others', 'unbelievable meters on tuesday'],
  ['what a program made', 'x7$Lq!92kd#Pz'],
  ['digits in no order', '920475610384'],
  ['letters of another script', 'хорошие счётчики зимой'],
  ['signs alone', '🔋⚡🔌🔋🔥💧🔥⚡🔋🔌💧⚡'],
])('%s are not', async (_, password) => {
  await expect(isCommonPassword(password, userName)).resolves.toBe(false)
})
