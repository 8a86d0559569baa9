import { draftNotice, type Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { Button, focusFirstFault, PageHead, Panel, StepButton } from '@energycockpit/ui'
import { useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import { NoticeEditor } from './notice-editor'
import { PublishDialog, WithdrawDialog, type SeenTexts } from './notice-dialogs'
import { faultsOf, layoutOf, textsOfLayout, type NoticeTexts } from './notice-texts'
import styles from './notice.module.css'
import { stateOfNotice } from './state-of-notice'
import { noticesKey } from './use-notices'
import { useNoticeWords } from './use-notice-words'
import { VersionsTable } from './versions-table'

/** A notice with its versions, its text and what may be done with it. */
export function NoticeView({ notice }: { notice: Notice }) {
  const { t } = useTexts()
  const { name, type, audience, state } = useNoticeWords()
  const [withdrawing, setWithdrawing] = useState(false)
  const { kind } = stateOfNotice(notice)
  const head = useRef<HTMLDivElement>(null)
  const [steps, setSteps] = useState(0)
  const countStep = () => setSteps((count) => count + 1)
  // The button that asked is gone with its step, and so is the focus.
  useEffect(() => {
    if (steps > 0) head.current?.querySelector('h1')?.focus()
  }, [steps])
  return (
    <>
      <div ref={head}>
        <PageHead
          title={name(notice)}
          lead={[type(notice.type), audience(notice), state(notice)].join(' · ')}
        />
      </div>
      <NoticeText notice={notice} onPublished={countStep} />
      <Panel
        title={t('notices.versions')}
        actions={
          kind === 'withdrawn' ? null : (
            <Button onClick={() => setWithdrawing(true)}>{t('notices.withdraw.do')}</Button>
          )
        }
      >
        <VersionsTable versions={notice.versions} />
      </Panel>
      {withdrawing && (
        <WithdrawDialog
          notice={notice}
          onClose={(done) => {
            setWithdrawing(false)
            if (done) countStep()
          }}
        />
      )}
    </>
  )
}

/** The text that is being written, or the one that is in force and can be written anew. */
function NoticeText({ notice, onPublished }: { notice: Notice; onPublished: () => void }) {
  const { t, locale: spoken } = useTexts()
  const { api } = useFeature()
  const { uuid, type, versions } = notice
  const { kind, published, draft } = stateOfNotice(notice)
  const [edited, setEdited] = useState<NoticeTexts>()
  const [locale, setLocale] = useState(spoken)
  const place = useRef<HTMLDivElement>(null)
  const [checked, setChecked] = useState(false)
  const [publishing, setPublishing] = useState<{ number: number; seen: SeenTexts }>()

  const kept = textsOfLayout(type, (draft ?? published ?? versions[0])?.layout ?? [])
  const texts = edited ?? kept
  const isUnsaved = JSON.stringify(texts) !== JSON.stringify(kept)
  const isWritten = kind !== 'withdrawn' && (draft !== undefined || edited !== undefined)
  const next = draft?.number ?? (published?.number ?? 0) + 1
  const faults = checked ? faultsOf(type, texts) : []
  useUnsaved(isUnsaved)

  const saving = useChange({
    call: () => api.call(draftNotice, { params: { uuid }, body: { layout: layoutOf(type, texts) } }),
    changes: [noticesKey],
    done: () => t('notices.saved'),
  })

  function publish() {
    setChecked(true)
    const found = faultsOf(type, texts)
    const [first] = found
    // Kept as it is now: the notice may be fetched anew, with another draft, while the question stands.
    const seen = draft && !isUnsaved ? { draft: draft.uuid } : { unsaved: texts }
    if (!first) return setPublishing({ number: next, seen })
    if (!found.some((fault) => fault.locale === locale)) setLocale(first.locale)
    focusFirstFault(place.current)
  }

  return (
    <Panel title={isWritten ? t('notices.draftOf', { number: next }) : t('notices.text')}>
      <div ref={place}>
        <NoticeEditor
          {...{ type, texts, locale, faults }}
          onLocale={setLocale}
          {...(isWritten && { onChange: setEdited })}
        />
      </div>
      {isWritten ? (
        <div className={styles.steps}>
          <StepButton
            large
            pending={saving.isPending}
            working={t('dialog.working')}
            onClick={() => saving.mutate()}
          >
            {t('notices.saveDraft')}
          </StepButton>
          <Button large look="primary" onClick={publish}>
            {t('notices.publish.do')}
          </Button>
        </div>
      ) : (
        kind !== 'withdrawn' && (
          <div className={styles.steps}>
            <Button onClick={() => setEdited(kept)}>{t('notices.writeVersion', { number: next })}</Button>
          </div>
        )
      )}
      <FailureNotice error={saving.error} />
      {publishing && (
        <PublishDialog
          notice={notice}
          {...publishing}
          onClose={(done) => {
            setPublishing(undefined)
            if (!done) return
            setEdited(undefined)
            onPublished()
          }}
        />
      )}
    </Panel>
  )
}
