import * as z from 'zod/mini'

/** Text without the character zero, which no database column can hold. */
export const storableText = z.string().check(z.regex(/^[^\0]*$/, 'holds a character that no name has'))
