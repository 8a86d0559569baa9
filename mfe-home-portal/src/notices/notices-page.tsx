import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, ErrorState, PageHead, PartialNotice, Waiting } from '@energycockpit/ui'
import { AdministrationTexts } from '../administration/administration-texts'
import page from '../administration/page.module.css'
import { useHeadingFocus } from '../use-heading-focus'
import { NewNotice } from './new-notice'
import { NoticeList } from './notice-list'
import { NoticeView } from './notice-view'
import styles from './notice.module.css'
import { useNotices } from './use-notices'

/** What users must confirm or take note of before the portal opens: written, looked at, put in force, withdrawn. */
export function NoticesPage() {
  const { locale } = useFeature()
  return (
    <AdministrationTexts locale={locale}>
      <Notices />
    </AdministrationTexts>
  )
}

function Notices() {
  const { t } = useTexts()
  const { subRoutes, basePath } = useFeature()
  const [, part] = subRoutes.filter((segment) => segment !== '')
  const place = useHeadingFocus(part)
  return (
    <div ref={place} className={page.page}>
      {part !== undefined && (
        <a className={styles.back} href={`${basePath}/home-portal/notices`}>
          {t('notices.all')}
        </a>
      )}
      <NoticesOrOne part={part} />
    </div>
  )
}

function NoticesOrOne({ part }: { part: string | undefined }) {
  const { t } = useTexts()
  const notices = useNotices()
  if (part === 'new') return <NewNotice />
  const retry = { label: t('failure.retry'), onRetry: () => void notices.refetch() }
  if (!notices.data)
    return (
      <>
        <PageHead title={t('notices.title')} lead={t('notices.lead')} />
        {notices.isError ? (
          <ErrorState
            title={t('notices.failed')}
            retry={retryUnlessFinal(notices.error, retry.label, retry.onRetry)}
          />
        ) : (
          <Waiting label={t('loading')} />
        )}
      </>
    )
  const notice = notices.data.find(({ uuid }) => uuid === part)
  return (
    <>
      {notices.isError && (
        <PartialNotice>
          {t('notices.stale')} <Button onClick={retry.onRetry}>{retry.label}</Button>
        </PartialNotice>
      )}
      {part === undefined && <NoticeList notices={notices.data} />}
      {notice && <NoticeView key={notice.uuid} notice={notice} />}
      {part !== undefined && !notice && <PageHead title={t('notices.gone')} />}
    </>
  )
}
