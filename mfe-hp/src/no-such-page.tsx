import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, PageHead } from '@energycockpit/ui'

/** For addresses that somebody mistyped. */
export function NoSuchPage() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  return (
    <>
      <PageHead title={t('notFound.title')} lead={t('notFound.lead')} />
      <p>
        <ButtonLink href={`${basePath}/hp/account`}>{t('notFound.toAccount')}</ButtonLink>
      </p>
    </>
  )
}
