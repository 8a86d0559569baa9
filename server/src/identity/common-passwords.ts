import { commonGermanWords } from './common-german-words'

/**
 * Passwords that are tried first, after NIST SP 800-63B, 5.1.1.2: those of known breaches, runs of characters that stand
 * beside each other, a short piece again and again, three characters in whatever order, and the names of the portal and
 * of the user, each also with digits and signs around it or in place of letters ('P@ssw0rd2026!').
 */
export async function isCommonPassword(password: string, userName: string): Promise<boolean> {
  const text = plain(password)
  if (isRun(text) || isShortPieceRepeated(text) || new Set(text).size <= 3) return true
  const lists = [await commonPasswords(), commonGermanWords, namesOf(userName)]
  return readingsOf(text).some((one) => lists.some((list) => list.has(one)))
}

/** In small letters without accents, wide ones as usual ones, and without what has no width ('pass\u200Bword'). */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()

let loaded: Promise<ReadonlySet<string>> | undefined

/** Some 50,000, ordered by how many have them; read when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => String(password))),
  )
  return loaded
}

const portalNames = ['energycockpit', 'energy', 'energie', 'cockpit', 'portal']

/** What is known of the user, as a whole and by its parts: 'maren.long-holt@fenland.example' is also 'marenlongholt'. */
function namesOf(userName: string): Set<string> {
  const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 2)
  const [person = '', domain = ''] = userName.toLowerCase().split('@', 2)
  const words = wordsOf(person)
  return new Set([...portalNames, ...words, words.join(''), ...wordsOf(domain)].map(plain))
}

/** What somebody may have meant by this: with and without what stands at the ends, and with signs as letters. */
function readingsOf(text: string): string[] {
  const joined = onePiece(text.replace(/[\s._-]+/g, ''))
  const withoutEnds = cutStarts(joined).flatMap((cut) => cutStarts(reverse(cut)).map(reverse))
  return withoutEnds.flatMap((cut) => [cut, withLetters(cut, 'i'), withLetters(cut, 'l')]).map(onePiece)
}

const reverse = (text: string) => [...text].reverse().join('')

/** Nobody puts more of them before a word so that they are letters of it. */
const mostSignsOfWord = 4

/** With all digits and signs before the first letter, with the last ones of them, and with none. */
function cutStarts(text: string): string[] {
  const signs = /^[^\p{L}]+(?=\p{L})/u.exec(text)?.[0].length ?? 0
  const kept = Array.from({ length: Math.min(signs, mostSignsOfWord) + 1 }, (_, count) => signs - count)
  return [...new Set([0, ...kept])].map((start) => text.slice(start))
}

const lettersOfSigns: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

/** Signs as the letters that they look like; what looks like two of them is the given one. */
const withLetters = (text: string, upright: 'i' | 'l') =>
  text.replaceAll(/[^\p{L}]/gu, (sign) => ('1!|'.includes(sign) ? upright : (lettersOfSigns[sign] ?? sign)))

/** 'passwordpassword' is 'password'. */
function onePiece(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, again)
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
]
const runs = [
  ...rows.map((row) => row.repeat(20)),
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9j0',
].flatMap((run) => [run, reverse(run)])

const isRun = (text: string) => runs.some((run) => run.includes(text))

/** At most five characters again and again, however the last one ends. */
const isShortPieceRepeated = (text: string) =>
  [1, 2, 3, 4, 5].some((length) => {
    const piece = text.slice(0, length)
    return text === piece.repeat(Math.ceil(text.length / length)).slice(0, text.length)
  })
