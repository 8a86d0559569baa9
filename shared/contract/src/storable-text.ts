import { z } from 'zod'

/** Text without the character zero, which no database column can hold. */
export const storableText = z.string().regex(/^[^\0]*$/, 'holds a character that no name has')
