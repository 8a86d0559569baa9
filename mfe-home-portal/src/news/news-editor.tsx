import { changeNewsPost, createNewsPost, type NewsContent, type NewsPost } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Button, focusFirstFault, PageHead, Panel, PartialNotice, StepButton } from '@energycockpit/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { NewsArticle } from './news-article'
import { draftOf, newDraft, readDraft } from './news-draft'
import { NewsFields } from './news-fields'
import { newsKey } from './use-news'
import editor from '../notices/notice-editor.module.css'
import styles from './news.module.css'

interface NewsEditorProps {
  /** As it is saved now; absent: it does not exist yet, or, where it was opened before, not any more. */
  post: NewsPost | undefined
  /** Where a new one belongs. */
  business: { name: string; hasSubBusinesses: boolean }
  listUrl: string
}

/** A post being written, beside what its readers will see. */
export function NewsEditor({ post, business, listUrl }: NewsEditorProps) {
  const { t, locale: spoken } = useTexts()
  const { api, navigate } = useFeature()
  const timeZone = deviceZone()
  const start = (of: NewsPost | undefined) => (of ? draftOf(of, timeZone) : newDraft(Date.now(), timeZone))
  // What is saved names the revision that was read, whatever has been fetched meanwhile.
  const [base, setBase] = useState(post)
  const [draft, setDraft] = useState(() => start(post))
  const [first, setFirst] = useState(draft)
  const [locale, setLocale] = useState(spoken)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { content, faults } = readDraft(draft, { timeZone, spoken: locale })
  const saving = useChange({
    call: (body: NewsContent) =>
      base
        ? api.call(changeNewsPost, {
            params: { postId: base.id },
            body: { ...body, revision: base.revision },
          })
        : api.call(createNewsPost, { body }),
    changes: [newsKey],
    done: ({ published }) => t(published ? 'news.publishedNow' : 'news.saved'),
  })
  const isSaved = saving.isSuccess
  useUnsaved(draft !== first && !isSaved)
  // When nothing is unsaved any more: else the portal would ask.
  useEffect(() => {
    if (isSaved) navigate(listUrl)
  }, [isSaved, navigate, listUrl])

  function save(event: SubmitEvent<HTMLFormElement> | undefined, published: boolean) {
    event?.preventDefault()
    setTried(true)
    const [fault] = faults
    if (!fault) return saving.mutate({ ...content, published })
    if (fault.locale) setLocale(fault.locale)
    requestAnimationFrame(() => form.current && focusFirstFault(form.current))
  }
  function take(saved: NewsPost, isTheirs: boolean) {
    setBase(saved)
    if (!isTheirs) return
    setDraft(start(saved))
    setFirst(start(saved))
  }

  const isPublished = base?.published === true
  const owner = base ? { name: base.businessName, hasSubBusinesses: base.hasSubBusinesses } : business
  const shown = { ...content, businessName: owner.name, from: content.from || new Date(0).toISOString() }
  return (
    <>
      <PageHead title={t(base ? 'news.editTitle' : 'news.newTitle')} lead={t('news.editLead')} />
      {post && base && post.revision > base.revision && !isSaved && !saving.isPending && (
        <PartialNotice>
          {t('news.changedMeanwhile')}{' '}
          <Button onClick={() => take(post, true)}>{t('news.takeTheirs')}</Button>{' '}
          <Button onClick={() => take(post, false)}>{t('news.keepMine')}</Button>
        </PartialNotice>
      )}
      {base && !post && !isSaved && (
        <PartialNotice>
          {t('news.deletedMeanwhile')}{' '}
          <Button onClick={() => setBase(undefined)}>{t('news.keepAsNew')}</Button>
        </PartialNotice>
      )}
      <Panel>
        <form ref={form} className={editor.editor} noValidate onSubmit={(event) => save(event, isPublished)}>
          <div className={editor.sides}>
            <NewsFields
              {...{ draft, locale, hasSubBusinesses: owner.hasSubBusinesses }}
              faults={tried ? faults : []}
              onLocale={setLocale}
              onChange={setDraft}
            />
            <div className={editor.preview}>
              <p className={editor.caption}>{t('news.preview')}</p>
              <div role="group" aria-label={t('news.preview')} className={styles.preview}>
                <NewsArticle
                  level={2}
                  post={{
                    ...shown,
                    texts: { de: null, en: null, [locale]: draft.texts[locale] },
                  }}
                />
              </div>
            </div>
          </div>
          <StepFailure title={t('news.notSaved')} error={saving.error} />
          <div className={styles.steps}>
            {isPublished ? (
              <>
                <StepButton
                  type="submit"
                  look="primary"
                  large
                  pending={saving.isPending}
                  working={t('news.saving')}
                >
                  {t('news.save')}
                </StepButton>
                <Button large disabled={saving.isPending} onClick={() => save(undefined, false)}>
                  {t('news.withdraw')}
                </Button>
              </>
            ) : (
              <>
                <StepButton
                  look="primary"
                  large
                  pending={saving.isPending}
                  working={t('news.saving')}
                  onClick={() => save(undefined, true)}
                >
                  {t('news.publish')}
                </StepButton>
                <Button type="submit" large disabled={saving.isPending}>
                  {t('news.saveDraft')}
                </Button>
              </>
            )}
          </div>
        </form>
      </Panel>
    </>
  )
}
