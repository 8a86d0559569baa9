import { draftNotice, publishNotice, retireNotice, type Notice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { AskFirst } from '../administration/ask-first'
import { layoutOf, type NoticeTexts } from './notice-texts'
import { useNoticesAnew } from './use-notices'
import { useNoticeWords } from './use-notice-words'

interface QuestionProps {
  notice: Notice
  onClose: (done: boolean) => void
}

interface PublishQuestionProps extends QuestionProps {
  /** Of the version that comes into force. */
  number: number
  /** What is not saved yet; it is saved first. */
  unsaved: NoticeTexts | undefined
}

/** Before a version comes into force: whom it stops. */
export function PublishQuestion({ notice, number, unsaved, onClose }: PublishQuestionProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const askAnew = useNoticesAnew()
  const { audience, name } = useNoticeWords()
  const { uuid, type, addressees } = notice
  const params = { uuid }
  return (
    <AskFirst
      title={t('notices.publish.title', { number })}
      label={t('notices.publish.do')}
      done={t('notices.publish.done', { name: name(notice) })}
      act={async () => {
        if (unsaved) await api.call(draftNotice, { params, body: { layout: layoutOf(type, unsaved) } })
        await api.call(publishNotice, { params })
        await askAnew()
      }}
      onAnswer={askAnew}
      onClose={onClose}
    >
      <p>{t('notices.publish.audience', { audience: audience(notice) })}</p>
      <p>
        {t('notices.publish.stops', { count: addressees, number: formats.count(addressees) })}{' '}
        {number > 1 && t('notices.publish.again')}
      </p>
      {notice.audience.kind === 'everybody' && <p>{t('notices.publish.you')}</p>}
    </AskFirst>
  )
}

/** Before nobody is asked for it any more. */
export function WithdrawQuestion({ notice, onClose }: QuestionProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const askAnew = useNoticesAnew()
  const { name } = useNoticeWords()
  return (
    <AskFirst
      title={t('notices.withdraw.title')}
      label={t('notices.withdraw.do')}
      done={t('notices.withdraw.done', { name: name(notice) })}
      act={async () => {
        await api.call(retireNotice, { params: { uuid: notice.uuid } })
        await askAnew()
      }}
      onAnswer={askAnew}
      onClose={onClose}
    >
      <p>{t('notices.withdraw.text')}</p>
    </AskFirst>
  )
}
