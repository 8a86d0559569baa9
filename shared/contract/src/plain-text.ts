/** Signs of no width that programs pass over: soft hyphen, zero-width ones, marks of direction, byte order mark. */
const unseen = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF'
/** What a formula begins with, also as the full-width letters that some programs read as the narrow ones. */
const begins = '=+\\-@\\t\\r＝＋－＠'

const formula = new RegExp(`^[\\s${unseen}\\u0000]*[${begins}]`, 'u')

/**
 * A text that no spreadsheet takes for a formula. One that begins like one would be computed by some programs when the
 * file is opened (https://owasp.org/www-community/attacks/CSV_Injection): an apostrophe stops that.
 */
export const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)
