import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import type { Difference } from './difference'
import styles from './baseline.module.css'

/** Which way it went, by a shape and a colour; and whether it is more than chance. */
export function DifferenceSign({ kind }: Pick<Difference, 'kind'>) {
  const { t } = useTexts()
  return (
    <span className={classNames(styles.sign, styles[kind])}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[kind]} fill={kind === 'WITHIN' ? 'none' : 'currentcolor'} stroke="currentcolor" />
      </svg>
      {t(`baselineTile.${words[kind]}`)}
    </span>
  )
}

const words = { MORE: 'more', LESS: 'less', WITHIN: 'within' } as const
const shapes = { MORE: 'M8 2 14 13H2z', LESS: 'M8 14 2 3h12z', WITHIN: 'M2 8h12' } as const
