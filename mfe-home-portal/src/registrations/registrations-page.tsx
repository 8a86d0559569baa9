import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import page from '../administration/page.module.css'
import notice from '../notices/notice.module.css'
import { useHeadingFocus } from '../use-heading-focus'
import { RegistrationList } from './registration-list'
import { RegistrationView } from './registration-view'

const texts = [
  (locale: string) => import(`../locales/${locale}.json`),
  (locale: string) => import(`../administration/locales/${locale}.json`),
  (locale: string) => import(`../registration/locales/${locale}.json`),
]

/** Companies that want access to the portal: all of them, or one to decide on. */
export function RegistrationsPage() {
  const { locale } = useFeature()
  return (
    <PageTexts locale={locale} load={texts}>
      <Registrations />
    </PageTexts>
  )
}

function Registrations() {
  const { t } = useTexts()
  const { subRoutes, basePath } = useFeature()
  const [, id] = subRoutes.filter((segment) => segment !== '')
  const place = useHeadingFocus(id)
  return (
    <div ref={place} className={page.page}>
      {id === undefined ? (
        <RegistrationList />
      ) : (
        <>
          <a className={notice.back} href={`${basePath}/home-portal/registrations`}>
            {t('registrations.all')}
          </a>
          <RegistrationView key={id} id={id} />
        </>
      )}
    </div>
  )
}
