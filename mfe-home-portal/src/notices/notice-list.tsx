import type { Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useAddressValue, useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, PageHead, Panel, SearchField, SegmentedControl } from '@energycockpit/ui'
import { useState } from 'react'
import page from '../administration/page.module.css'
import { NoticesTable } from './notices-table'
import { useNoticeWords } from './use-notice-words'

const choices = ['current', 'withdrawn'] as const

/** All notices, those that ask somebody and are being written first. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { name, audience, type } = useNoticeWords()
  const [text, setText] = useState('')
  const [shown, setShown] = useAddressValue('shown', choices)
  const sought = text.trim().toLowerCase()
  const found = notices.filter(
    (notice) =>
      (notice.retiredAt === null) === (shown === 'current') &&
      [name(notice), type(notice.type), audience(notice)].some((words) =>
        words.toLowerCase().includes(sought),
      ),
  )
  return (
    <>
      <PageHead title={t('notices.title')} lead={t('notices.lead')} />
      <Panel
        title={t('notices.list')}
        actions={
          <div className={page.filters}>
            <SearchField
              label={t('notices.search')}
              clearLabel={t('users.clearSearch')}
              value={text}
              onChange={setText}
            />
            <SegmentedControl
              label={t('notices.shown')}
              choices={choices.map((value) => ({ value, label: t(`notices.choices.${value}`) }))}
              value={shown}
              onChange={setShown}
            />
            <ButtonLink look="primary" href={`${basePath}/home-portal/notices/new`}>
              {t('notices.write')}
            </ButtonLink>
          </div>
        }
      >
        {found.length === 0 ? (
          <EmptyState title={t('notices.none')} glyph={sought === '' ? 'empty' : 'search'}>
            {sought === '' && shown === 'current' && t('notices.noneWhy')}
          </EmptyState>
        ) : (
          <NoticesTable notices={found} />
        )}
        <p role="status" className={page.count}>
          {found.length > 0 && t('notices.count', { count: found.length })}
        </p>
      </Panel>
    </>
  )
}
