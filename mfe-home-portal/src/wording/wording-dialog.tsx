import { maxWordingLength, wordingFault, type TextForm, type TextForms } from '@energycockpit/appearance'
import {
  setWording,
  supportedLocales,
  type Locale,
  type OwnWording,
  type PortalText,
} from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { FormDialog, PartialNotice, TextField, useFaults } from '@energycockpit/ui'
import { useState } from 'react'
import { FailureNotice } from '../administration/failure-notice'
import type { ChosenBusiness } from '../administration/of-business'
import styles from './wording.module.css'
import { writtenForms } from './written-forms'

interface WordingDialogProps {
  business: ChosenBusiness
  text: PortalText
  /** As it is saved now; absent: the business has no words of its own. */
  own: OwnWording | undefined
  onClose: () => void
}

type Drafts = Record<Locale, TextForms>

/** The words of a business for one text, in each language beside those of the portal. */
export function WordingDialog({ business, text, own, onClose }: WordingDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { namespace, key, original } = text
  // After a save that was refused the page fetches what somebody else has saved meanwhile.
  const [opened] = useState(own)
  const isReplaced = own?.revision !== opened?.revision
  const [drafts, setDrafts] = useState<Drafts>(() => ({
    de: own?.de ?? original.de,
    en: own?.en ?? original.en,
  }))
  /** A language in the portal's words stays the portal's, also when those change. */
  const chosen = (locale: Locale) =>
    JSON.stringify(drafts[locale]) === JSON.stringify(original[locale]) ? null : drafts[locale]
  const { fault, submit } = useFaults(faultsOf())
  const saving = useChange({
    call: () =>
      api.call(setWording, {
        params: { businessId: business.id, namespace, key },
        body: { revision: own?.revision ?? 0, de: chosen('de'), en: chosen('en') },
      }),
    changes: [['wording']],
    done: () => t('wording.saved'),
    onDone: onClose,
  })

  function faultsOf(): Record<string, string | undefined> {
    const found: Record<string, string | undefined> = {}
    for (const locale of supportedLocales) {
      const fault = wordingFault(original[locale], drafts[locale])
      if (fault?.form) found[fieldOf(locale, fault.form)] = t(`wording.faults.${fault.fault}`)
    }
    if (Object.keys(found).length === 0 && supportedLocales.every((locale) => chosen(locale) === null))
      found[fieldOf('de', Object.keys(original.de)[0] as TextForm)] = t('wording.faults.same')
    return found
  }

  function labelOf(locale: Locale, form: TextForm): string {
    const language = t(`invite.locales.${locale}`)
    return form === 'text' ? language : t('wording.field', { language, form: t(`wording.forms.${form}`) })
  }

  return (
    <FormDialog
      title={t('wording.dialog')}
      className={styles.fields}
      labels={{ step: t('wording.save'), cancel: t('dialog.cancel'), working: t('dialog.working') }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      {supportedLocales.flatMap((locale) =>
        (Object.entries(original[locale]) as [TextForm, string][]).map(([form, words]) => (
          <TextField
            key={fieldOf(locale, form)}
            label={labelOf(locale, form)}
            hint={t('wording.portalSays', { words })}
            fault={fault(fieldOf(locale, form))}
            lang={locale}
            lines={words.length > 60 ? 4 : 2}
            maxLength={maxWordingLength(words) + 1}
            value={drafts[locale][form] ?? ''}
            onChange={(value) => setDrafts({ ...drafts, [locale]: { ...drafts[locale], [form]: value } })}
          />
        )),
      )}
      <p className={styles.note}>{t('wording.keepPlaces')}</p>
      {isReplaced && !saving.isPending && !saving.isSuccess && <SavedMeanwhile own={own} />}
      <FailureNotice error={saving.error} />
    </FormDialog>
  )
}

function SavedMeanwhile({ own }: { own: OwnWording | undefined }) {
  const { t } = useTexts()
  const spoken = supportedLocales.filter((locale) => own?.[locale])
  return (
    <PartialNotice>
      {t(own ? 'wording.savedMeanwhile' : 'wording.resetMeanwhile')}
      {spoken.map((locale) => (
        <p key={locale} lang={locale}>
          {writtenForms(own?.[locale])}
        </p>
      ))}
    </PartialNotice>
  )
}

const fieldOf = (locale: Locale, form: TextForm) => `${locale} ${form}`
