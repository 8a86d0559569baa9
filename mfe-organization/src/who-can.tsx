import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'

/** Says who can change the structure, to those who cannot. */
export function WhoCan() {
  const { t } = useTexts()
  const { menu, basePath } = useFeature()
  return offers(menu, `${basePath}/organization/import`) ? null : <p>{t('page.ask')}</p>
}
