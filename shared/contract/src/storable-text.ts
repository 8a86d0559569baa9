import * as z from 'zod/mini'

/** Text without the character zero and without halves of characters, which no database column can hold. */
export const storableText = z.string().check(z.regex(/^[^\0\p{Cs}]*$/u, 'holds a character that no name has'))
