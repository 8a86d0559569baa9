import {
  maxNewsText,
  maxNewsTitle,
  newsImportances,
  supportedLocales,
  type Locale,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Checkbox, SegmentedControl, TextField } from '@energycockpit/ui'
import type { NewsDraft, NewsFault } from './news-draft'
import editor from '../notices/notice-editor.module.css'
import styles from './news.module.css'

interface NewsFieldsProps {
  draft: NewsDraft
  /** The language that is being written. */
  locale: Locale
  hasSubBusinesses: boolean
  faults: readonly NewsFault[]
  onLocale: (locale: Locale) => void
  onChange: (draft: NewsDraft) => void
}

/** All that makes a post: its text in each language, how much it matters, when and to whom it is shown. */
export function NewsFields({ draft, locale, hasSubBusinesses, faults, onLocale, onChange }: NewsFieldsProps) {
  const { t } = useTexts()
  const { texts, importance, pinned, withSubBusinesses, from, until } = draft
  const faultOf = (field: NewsFault['field'], of?: Locale) => {
    const fault = faults.find((one) => one.field === field && one.locale === of)
    return fault && t(`news.faults.${fault.kind}`)
  }
  const write = (part: Partial<NewsDraft['texts']['de']>) =>
    onChange({ ...draft, texts: { ...texts, [locale]: { ...texts[locale], ...part } } })
  const elsewhere = supportedLocales.filter(
    (other) => other !== locale && faults.some((fault) => fault.locale === other),
  )
  return (
    <div className={editor.fields}>
      <SegmentedControl
        label={t('news.languageShown')}
        choices={supportedLocales.map((value) => ({ value, label: t(`news.locales.${value}`) }))}
        value={locale}
        onChange={onLocale}
      />
      <div role="alert">
        {elsewhere.map((other) => (
          <p key={other} className={editor.elsewhere}>
            {t('news.faultsElsewhere', { language: t(`news.locales.${other}`) })}
          </p>
        ))}
      </div>
      <TextField
        label={t('news.fields.title')}
        lang={locale}
        fault={faultOf('title', locale)}
        maxLength={maxNewsTitle}
        value={texts[locale].title}
        onChange={(title) => write({ title })}
      />
      <TextField
        label={t('news.fields.text')}
        hint={t('news.textHint')}
        lang={locale}
        lines={10}
        fault={faultOf('text', locale)}
        maxLength={maxNewsText}
        value={texts[locale].text}
        onChange={(text) => write({ text })}
      />
      <SegmentedControl
        label={t('news.fields.importance')}
        choices={newsImportances.map((value) => ({ value, label: t(`news.importance.${value}`) }))}
        value={importance}
        onChange={(chosen) => onChange({ ...draft, importance: chosen })}
      />
      <div className={styles.fields}>
        <TextField
          label={t('news.fields.from')}
          type="datetime-local"
          fault={faultOf('from')}
          value={from}
          onChange={(chosen) => onChange({ ...draft, from: chosen })}
        />
        <TextField
          label={t('news.fields.until')}
          type="datetime-local"
          hint={t('news.untilHint')}
          fault={faultOf('until')}
          value={until}
          onChange={(chosen) => onChange({ ...draft, until: chosen })}
        />
      </div>
      <Checkbox checked={pinned} onChange={(chosen) => onChange({ ...draft, pinned: chosen })}>
        {t('news.fields.pinned')}
      </Checkbox>
      {(hasSubBusinesses || withSubBusinesses) && (
        <Checkbox
          checked={withSubBusinesses}
          onChange={(chosen) => onChange({ ...draft, withSubBusinesses: chosen })}
        >
          {t('news.fields.withSubBusinesses')}
        </Checkbox>
      )}
    </div>
  )
}
