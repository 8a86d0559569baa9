import { informationLayoutSchema, pageContentLayoutSchema, supportedLocales } from '@energycockpit/contract'
import * as z from 'zod/mini'
import { isInformation } from './open-versions'
import type { NoticeTexts } from './tables'

/** Throws a ZodError when the texts are not as the type's card needs them, once in each language of the portal. */
export function checkedTexts(type: string, texts: unknown): NoticeTexts {
  const layouts = isInformation(type)
    ? z.array(informationLayoutSchema).parse(texts)
    : z.array(pageContentLayoutSchema).parse(texts)
  const spoken = layouts.map(({ locale }) => locale.shortName).sort()
  if (spoken.join() !== [...supportedLocales].sort().join())
    throw new Error(`A notice speaks ${supportedLocales.join(' and ')}, each once, and not ${spoken.join()}`)
  return layouts
}
