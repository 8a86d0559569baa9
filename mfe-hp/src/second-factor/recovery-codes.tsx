import { useTexts } from '@energycockpit/i18n'
import { useUnsaved } from '@energycockpit/remote'
import { Button, PartialNotice } from '@energycockpit/ui'
import { useEffect, useId, useRef } from 'react'
import form from '../form.module.css'
import { CopyButton } from './copy-button'
import { saveAsFile } from './save-as-file'
import styles from './second-factor.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  userName: string
  onDone: () => void
}

/** They are shown this one time; until their user says that they are kept, leaving the page asks. */
export function RecoveryCodes({ codes, userName, onDone }: RecoveryCodesProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useUnsaved(true)
  useEffect(() => heading.current?.focus(), [])
  const file = [t('secondFactor.codes.fileTitle', { userName }), '', ...codes, ''].join('\n')

  return (
    <section aria-labelledby={headingId} className={styles.content}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {t('secondFactor.codes.title')}
      </h3>
      <p>{t('secondFactor.codes.text')}</p>
      <PartialNotice>{t('secondFactor.codes.once')}</PartialNotice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={form.actions}>
        <CopyButton large text={codes.join('\n')} label={t('secondFactor.codes.copy')} />
        <Button large onClick={() => saveAsFile(t('secondFactor.codes.fileName'), file)}>
          {t('secondFactor.codes.save')}
        </Button>
        <Button large look="primary" onClick={onDone}>
          {t('secondFactor.codes.done')}
        </Button>
      </div>
    </section>
  )
}
