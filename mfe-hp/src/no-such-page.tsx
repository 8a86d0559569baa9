import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, PageHead } from '@energycockpit/ui'
import styles from './account-page.module.css'

/** For addresses that somebody mistyped. */
export function NoSuchPage() {
  const { t } = useTexts()
  const { basePath } = useFeature()
  return (
    <div className={styles.page}>
      <PageHead title={t('notFound.title')} lead={t('notFound.lead')} />
      <p>
        <ButtonLink look="primary" href={`${basePath}/hp/account`}>
          {t('notFound.toAccount')}
        </ButtonLink>
      </p>
    </div>
  )
}
