import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Page, Panel } from '@energycockpit/ui'
import { useState } from 'react'
import styles from './welcome-page.module.css'

/** The first page: who is here, where in the feature, and a step whose state outlives a change of language. */
export function WelcomePage() {
  const { t } = useTexts()
  const { user, subRoutes, notify } = useFeature()
  const [count, setCount] = useState(0)

  function countOn() {
    setCount(count + 1)
    notify({ kind: 'success', text: t('counted') })
  }

  return (
    <Page className={styles.page}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <Panel title={t('greeting', { name: user?.display_name ?? t('guest') })}>
        <div className={styles.steps}>
          <p>{t('place', { path: subRoutes.join(' / ') || '/' })}</p>
          <p>{t('count', { count })}</p>
          <Button look="primary" onClick={countOn}>
            {t('step')}
          </Button>
        </div>
      </Panel>
    </Page>
  )
}
