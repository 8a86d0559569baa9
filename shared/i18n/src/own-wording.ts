import { createContext } from 'react'
import type { Locale } from './locales'

/** What is said in the words of the user's business instead of the portal's: by language and key (`a.b.c`). */
export type OwnWording = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** For all texts below it; undefined where the business has no words of its own. */
export const OwnWordingContext = createContext<OwnWording | undefined>(undefined)
