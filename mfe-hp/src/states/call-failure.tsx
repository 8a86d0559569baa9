import { Icon } from '@energycockpit/ui'
import styles from './call-failure.module.css'
import { useFailureWords } from './failure-words'

/** Stands beside the button whose step the server did not take. It is announced. */
export function CallFailure({ failure }: { failure: unknown }) {
  const words = useFailureWords()
  if (!failure) return null
  const { text, reference } = words(failure)
  return (
    <div role="alert" className={styles.failure}>
      <Icon glyph="warning" className={styles.sign} />
      <p>
        {text} {reference}
      </p>
    </div>
  )
}
