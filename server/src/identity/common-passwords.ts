/**
 * Passwords that are tried first, after NIST SP 800-63B, 5.1.1.2: those of known breaches, runs of characters that stand
 * beside each other, a short piece again and again, and the names of the portal and of the user, each also with digits
 * and signs around it or in place of letters ('P@ssw0rd2026!').
 */
export async function isCommonPassword(password: string, userName: string): Promise<boolean> {
  const lower = password.normalize('NFKC').toLowerCase()
  if (isRun(lower) || isShortPieceRepeated(lower)) return true
  const common = await commonPasswords()
  const names = namesOf(userName)
  const written = [lower, withLetters(lower)]
  return written
    .flatMap((text) => [text, withoutEnds(text)])
    .map(onePiece)
    .some((piece) => common.has(piece) || names.has(piece))
}

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
  return new Set([...portalNames, ...words, words.join(''), ...wordsOf(domain)])
}

const lettersOfSigns: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Digits and signs at the ends are no letters: only what stands between others is read as one. */
const withLetters = (text: string) =>
  text.replace(/(?<=\p{L}.*)[@43€1!0$57](?=.*\p{L})/gu, (sign) => lettersOfSigns[sign] ?? sign)

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** 'passwordpassword' is 'password', and so is 'pass word'. */
function onePiece(text: string): string {
  const joined = text.replace(/[\s._-]+/g, '')
  const half = joined.slice(0, joined.length / 2)
  return joined.length > 0 && half + half === joined ? half : joined
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
].flatMap((run) => [run, [...run].reverse().join('')])

const isRun = (text: string) => runs.some((run) => run.includes(text))

/** At most five characters again and again, however the last one ends. */
const isShortPieceRepeated = (text: string) =>
  [1, 2, 3, 4, 5].some((length) => {
    const piece = text.slice(0, length)
    return text === piece.repeat(Math.ceil(text.length / length)).slice(0, text.length)
  })
