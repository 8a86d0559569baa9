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
  ['with wide spaces', 'ＰＡＳＳ　ＷＯＲＤ　２０２６'],
  ['with something of no width', 'pass\u200Bword\u00AD1234'],
  ['with accents', 'pässwörd 2026'],
  ['with a sign for its first letter', '$unshine2026'],
  ['with a digit for its last letter', 'Welc0m3 2026!'],
  ['with a one for an l', 'We1come 2026!'],
  ['twice with its sign', 'Password1!Password1!'],
  ['three times', 'hallo hallo hallo'],
  ['a German one', 'Willkommen2026'],
  ['a German one with its accent', 'Frühling2026!'],
  ['two rows of keys in turn', '1q2w3e4r5t6z'],
  ['letters and digits in turn', 'a1b2c3d4e5f6'],
  ['two characters', '111111aaaaaa'],
  ['a date twice', '010119900101'],
])('%s is easy to guess', async (_, password) => {
  await expect(isCommonPassword(password, userName)).resolves.toBe(true)
})

test.each([
  ['words that do not belong together', 'correct horse battery staple'],
  ['a known one within others', 'unbelievable meters on tuesday'],
  ['what a program made', 'x7$Lq!92kd#Pz'],
  ['digits in no order', '920475610384'],
  ['one letter and digits in no order', 'k92047561038'],
  ['words of another language', 'vier Kaffee am Ätna'],
  ['letters of another script', 'хорошие счётчики зимой'],
  ['signs alone', '🔋⚡🔌🔋🔥💧🔥⚡🔋🔌💧⚡'],
])('%s are not', async (_, password) => {
  await expect(isCommonPassword(password, userName)).resolves.toBe(false)
})
