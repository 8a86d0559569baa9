import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, Icon, VisuallyHidden } from '@energycockpit/ui'
import { shownRules, type PasswordRule } from './new-password'
import styles from './rule-list.module.css'

interface RuleListProps {
  id: string
  broken: readonly PasswordRule[]
  /** Before anything is typed, no rule is kept or broken. */
  typed: boolean
}

/** What a new password must be; each rule says while typing whether it is kept. */
export function RuleList({ id, broken, typed }: RuleListProps) {
  const { t } = useTexts()
  return (
    <div id={id} className={styles.rules}>
      <p>{t('password.rules.title')}</p>
      <ul className={styles.list}>
        {shownRules(broken).map((rule) => {
          const kept = typed && !broken.includes(rule)
          return (
            <li key={rule} className={classNames(styles.rule, kept && styles.kept)}>
              {kept ? (
                <Icon glyph="check" className={styles.sign} />
              ) : (
                <span className={styles.open} aria-hidden />
              )}
              <span>
                {t(`password.rules.${rule}`, { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH })}
                {typed && (
                  <VisuallyHidden>
                    {' '}
                    ({t(kept ? 'password.rules.kept' : 'password.rules.open')})
                  </VisuallyHidden>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
