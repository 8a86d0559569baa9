import type { TextForms } from '@energycockpit/appearance'
import { useTexts } from '@energycockpit/i18n'

/** A text in one line, with its plural forms one after the other. */
export const writtenForms = (forms: TextForms | null | undefined): string =>
  Object.values(forms ?? {}).join(' / ')

/** Where a text stands, by the name that the package has for users; one without has its own. */
export function usePlaceWords(): (namespace: string) => string {
  const { t } = useTexts()
  return (namespace) => t(`wording.places.${namespace}`, { defaultValue: namespace })
}
