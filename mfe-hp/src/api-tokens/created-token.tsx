import { useTexts } from '@energycockpit/i18n'
import { useUnsaved } from '@energycockpit/remote'
import { Button, PartialNotice } from '@energycockpit/ui'
import { useEffect, useId, useRef } from 'react'
import form from '../form.module.css'
import { ownTimeZone } from '../own-time-zone'
import { CopyButton } from '../second-factor/copy-button'
import styles from './created-token.module.css'
import { exampleCall } from './example-call'

export interface Created {
  name: string
  token: string
  expiresAt: string
  scopes: readonly string[]
}

/** It is shown this one time; until its user says that it is kept, leaving the page asks. */
export function CreatedToken({ created, onDone }: { created: Created; onDone: () => void }) {
  const { t, formats } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useUnsaved(true)
  useEffect(() => heading.current?.focus(), [])
  const example = exampleCall(location.origin, created)
  return (
    <section aria-labelledby={headingId} className={styles.created}>
      <h3 ref={heading} id={headingId} tabIndex={-1}>
        {t('tokens.created.title', { name: created.name })}
      </h3>
      <PartialNotice>{t('tokens.created.once')}</PartialNotice>
      <code className={styles.code}>{created.token}</code>
      <div>
        <CopyButton text={created.token} label={t('tokens.created.copy')} />
      </div>
      <p>{t('tokens.created.until', { date: formats.date(created.expiresAt, ownTimeZone()) })}</p>
      <p>{t('tokens.created.example')}</p>
      <code className={styles.code}>{example}</code>
      <div>
        <CopyButton text={example} label={t('tokens.created.copyExample')} />
      </div>
      <div className={form.actions}>
        <Button large look="primary" onClick={onDone}>
          {t('tokens.created.done')}
        </Button>
      </div>
    </section>
  )
}
