import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'

/** Where a structure begins, for whoever may create one: in the hierarchy, or with a file. */
export function FirstSteps() {
  const { t } = useTexts()
  const { menu, basePath } = useFeature()
  const importPage = `${basePath}/organization/import`
  if (!offers(menu, importPage)) return null
  return (
    <>
      <ButtonLink href={`${basePath}/organization/hierarchy`}>{t('page.open')}</ButtonLink>{' '}
      <ButtonLink href={importPage}>{t('business.import')}</ButtonLink>
    </>
  )
}
