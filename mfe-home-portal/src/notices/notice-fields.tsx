import {
  informationContentTypes,
  type InformationLayout,
  type Locale,
  type NoticeFault,
  type PageContentLayout,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { SegmentedControl, TextField } from '@energycockpit/ui'
import { isInformation, type NoticeTexts } from './notice-texts'
import styles from './notice-editor.module.css'

interface NoticeFieldsProps {
  type: string
  texts: NoticeTexts
  /** The language that is being written. */
  locale: Locale
  faults: readonly NoticeFault[]
  onChange: (texts: NoticeTexts) => void
}

/** All that a notice of this type says in one language. */
export function NoticeFields({ type, texts, locale, faults, onChange }: NoticeFieldsProps) {
  const { t } = useTexts()
  const words = (field: string, hint = false) => {
    const fault = faults.find((one) => one.locale === locale && one.field === field)
    return {
      label: t(`notices.fields.${field}`),
      lang: locale,
      ...(hint && { hint: t(`notices.hints.${field}`) }),
      ...(fault && { fault: t(`notices.faults.${fault.kind}`) }),
    }
  }
  if (isInformation(type))
    return (
      <InformationFields
        words={words}
        layout={texts.information[locale]}
        onChange={(layout) => onChange({ ...texts, information: withLayout(texts.information, layout) })}
      />
    )
  const layout = texts.pageContent[locale]
  const change = (part: Partial<PageContentLayout>) =>
    onChange({ ...texts, pageContent: { ...texts.pageContent, [locale]: { ...layout, ...part } } })
  return (
    <div className={styles.fields}>
      <TextField
        {...words('headline')}
        maxLength={300}
        value={layout.headline}
        onChange={(headline) => change({ headline })}
      />
      <TextField
        {...words('mainContent', true)}
        lines={10}
        maxLength={100_000}
        value={layout.mainContent}
        onChange={(mainContent) => change({ mainContent })}
      />
      <TextField
        {...words('linkUrl', true)}
        type="url"
        maxLength={2048}
        value={layout.linkUrl}
        onChange={(linkUrl) => change({ linkUrl })}
      />
      <TextField
        {...words('linkText')}
        maxLength={300}
        value={layout.linkText}
        onChange={(linkText) => change({ linkText })}
      />
      <TextField
        {...words('extra', true)}
        lines={3}
        maxLength={100_000}
        value={layout.extra}
        onChange={(extra) => change({ extra })}
      />
      <TextField
        {...words('confirmationText', true)}
        lines={2}
        maxLength={2000}
        value={layout.confirmationText}
        onChange={(confirmationText) => change({ confirmationText })}
      />
    </div>
  )
}

/** Whether it is a list is the same in every language. */
const withLayout = (
  layouts: NoticeTexts['information'],
  changed: InformationLayout,
): NoticeTexts['information'] => {
  const { contentType, locale } = changed
  return {
    de: { ...layouts.de, contentType },
    en: { ...layouts.en, contentType },
    [locale.shortName]: changed,
  }
}

interface InformationFieldsProps {
  words: (field: string, hint?: boolean) => { label: string; lang: Locale; hint?: string; fault?: string }
  layout: InformationLayout
  onChange: (layout: InformationLayout) => void
}

function InformationFields({ words, layout, onChange }: InformationFieldsProps) {
  const { t } = useTexts()
  const kinds = informationContentTypes.map((value) => ({ value, label: t(`notices.contentTypes.${value}`) }))
  return (
    <div className={styles.fields}>
      <TextField
        {...words('title')}
        maxLength={300}
        value={layout.title}
        onChange={(title) => onChange({ ...layout, title })}
      />
      <SegmentedControl
        label={t('notices.fields.contentType')}
        choices={kinds}
        value={layout.contentType}
        onChange={(contentType) => onChange({ ...layout, contentType })}
      />
      <TextField
        {...words('content')}
        hint={layout.contentType === 'LIST' ? t('notices.hints.list') : undefined}
        lines={6}
        maxLength={100_000}
        value={layout.content}
        onChange={(content) => onChange({ ...layout, content })}
      />
      <TextField
        {...words('subInfo', true)}
        lines={2}
        maxLength={2000}
        value={layout.subInfo}
        onChange={(subInfo) => onChange({ ...layout, subInfo })}
      />
    </div>
  )
}
