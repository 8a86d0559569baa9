import * as z from 'zod/mini'

/** Line breaks and other control characters, marks that turn the direction of what follows, and halves of characters. */
export const misleading = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** One line that may be empty, and nothing in it that makes it look like another one. */
export const oneLine = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength),
    z.refine((text) => !misleading.test(text), 'is no line to be read'),
  )

/** The same with a letter or digit in it. */
export const namedLine = (maxLength: number) =>
  oneLine(maxLength).check(z.refine((text) => /[\p{L}\p{N}]/u.test(text), 'is no name to be read'))
