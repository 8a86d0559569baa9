import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, PageHead } from '@energycockpit/ui'
import type { TokenProblem } from './token-problem'
import styles from './sign-in-again.module.css'

/** `elsewhere`: the token leads to an address that is none of a log-in's. */
export type Dead = TokenProblem | 'elsewhere'

/** The end of a log-in that cannot go on, and the way to a new one. */
export function SignInAgain({ because }: { because: Dead }) {
  const { t } = useTexts()
  return (
    <div role="alert" className={styles.page}>
      <PageHead title={t(`signInAgain.title.${because}`)} lead={t(`signInAgain.text.${because}`)} />
      <p>
        <ButtonLink large look="primary" href="/platform/home-portal">
          {t('signInAgain.action')}
        </ButtonLink>
      </p>
    </div>
  )
}
