import * as z from 'zod/mini'

/** Line breaks and other control characters, marks that turn the direction of what follows, and halves of characters. */
const misleading = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** What a person is called: one line with a letter or digit in it, and nothing that makes it look like another name. */
export const personName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(100),
  z.refine((name) => /[\p{L}\p{N}]/u.test(name) && !misleading.test(name), 'is no name to be read'),
)
