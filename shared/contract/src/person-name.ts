import * as z from 'zod/mini'
import { namedLine } from './one-line'

/** What a person is called: one line with a letter or digit in it, and nothing that makes it look like another name. */
export const personName = namedLine(100).check(z.minLength(1))
