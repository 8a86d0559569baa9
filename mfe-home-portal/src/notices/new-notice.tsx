import { createNotice, noticeTypes, type NoticeAudience } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { PageHead, Panel, Select, StepButton } from '@energycockpit/ui'
import { useEffect, useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { AudienceFields } from './audience-fields'
import { NoticeEditor } from './notice-editor'
import { emptyTexts, layoutOf } from './notice-texts'
import styles from './notice.module.css'
import { noticesKey } from './use-notices'

/** A notice that does not exist yet. Once it is kept as a draft it has a page of its own. */
export function NewNotice() {
  const { t, locale: spoken } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const [type, setType] = useState<(typeof noticeTypes)[number]>('TERMS_AND_CONDITIONS')
  const [audience, setAudience] = useState<NoticeAudience>({ kind: 'everybody' })
  const [texts, setTexts] = useState(emptyTexts)
  const [locale, setLocale] = useState(spoken)
  const [tried, setTried] = useState(false)
  const nobody = audience.kind === 'user' && audience.userName.trim() === ''
  const saving = useChange({
    call: () => api.call(createNotice, { body: { type, audience, layout: layoutOf(type, texts) } }),
    changes: [noticesKey],
    done: () => t('notices.saved'),
  })
  const created = saving.data?.uuid
  useUnsaved(texts !== emptyTexts && created === undefined)
  // When nothing is unsaved any more: else the portal would ask.
  useEffect(() => {
    if (created !== undefined) navigate(`${basePath}/home-portal/notices/${created}`, { replace: true })
  }, [created, navigate, basePath])

  function save() {
    setTried(true)
    if (!nobody) saving.mutate()
  }

  return (
    <>
      <PageHead title={t('notices.newTitle')} lead={t('notices.newLead')} />
      <Panel title={t('notices.whatAndWhom')}>
        <div className={styles.head}>
          <Select
            label={t('notices.type')}
            groups={[
              {
                label: '',
                choices: noticeTypes.map((value) => ({ value, label: t(`notices.types.${value}`) })),
              },
            ]}
            value={type}
            onChange={setType}
          />
          <AudienceFields
            audience={audience}
            onChange={setAudience}
            fault={tried && nobody ? t('notices.faults.missing') : undefined}
          />
        </div>
      </Panel>
      <Panel title={t('notices.text')}>
        <NoticeEditor {...{ type, texts, locale }} onLocale={setLocale} onChange={setTexts} />
        <div className={styles.steps}>
          <StepButton
            large
            look="primary"
            pending={saving.isPending}
            working={t('dialog.working')}
            onClick={save}
          >
            {t('notices.saveDraft')}
          </StepButton>
        </div>
        <FailureNotice error={saving.error} notFound={t('notices.audienceUnknown')} />
      </Panel>
    </>
  )
}
