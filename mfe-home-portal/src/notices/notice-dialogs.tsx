import { draftNotice, publishNotice, retireNotice, type Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ConfirmedStep } from '../administration/confirmed-step'
import { layoutOf, type NoticeTexts } from './notice-texts'
import { noticesKey } from './use-notices'
import { useNoticeWords } from './use-notice-words'

interface QuestionProps {
  notice: Notice
  onClose: (done: boolean) => void
}

interface PublishDialogProps extends QuestionProps {
  /** Of the version that comes into force. */
  number: number
  seen: SeenTexts
}

/** What the user has before them: the draft of this uuid; or what is not saved yet and is saved first. */
export type SeenTexts = { draft: string } | { unsaved: NoticeTexts }

/** Before a version comes into force: whom it stops. */
export function PublishDialog({ notice, number, seen, onClose }: PublishDialogProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const { audience, name } = useNoticeWords()
  const { uuid, type, addressees } = notice
  const params = { uuid }
  return (
    <ConfirmedStep
      title={t('notices.publish.title', { number })}
      label={t('notices.publish.do')}
      done={t('notices.publish.done', { name: name(notice) })}
      act={async () => {
        if ('unsaved' in seen)
          await api.call(draftNotice, { params, body: { layout: layoutOf(type, seen.unsaved) } })
        await api.call(publishNotice, { params, query: 'draft' in seen ? { version: seen.draft } : {} })
      }}
      changes={[noticesKey]}
      onClose={onClose}
    >
      <p>{t('notices.publish.audience', { audience: audience(notice) })}</p>
      <p>
        {t('notices.publish.stops', { count: addressees, number: formats.count(addressees) })}{' '}
        {number > 1 && t('notices.publish.again')}
      </p>
      {notice.audience.kind === 'everybody' && <p>{t('notices.publish.you')}</p>}
    </ConfirmedStep>
  )
}

/** Before nobody is requested it any more. */
export function WithdrawDialog({ notice, onClose }: QuestionProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { name } = useNoticeWords()
  return (
    <ConfirmedStep
      title={t('notices.withdraw.title')}
      label={t('notices.withdraw.do')}
      done={t('notices.withdraw.done', { name: name(notice) })}
      act={() => api.call(retireNotice, { params: { uuid: notice.uuid } })}
      changes={[noticesKey]}
      onClose={onClose}
    >
      <p>{t('notices.withdraw.text')}</p>
    </ConfirmedStep>
  )
}
