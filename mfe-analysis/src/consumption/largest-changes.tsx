import { useTexts, writtenChange } from '@energycockpit/i18n'
import type { Choice } from '../choice/choice'
import { mostChanged, shareOfChange, type LocationFigures } from '@energycockpit/consumption'
import { choosing } from '../choice/chosen-objects'
import { useAnalysisLink } from './explain-links'
import { useNodeLink } from './use-node-link'
import styles from './consumption.module.css'

interface LargestChangesProps {
  figures: readonly LocationFigures[]
  unit: string
  choice: Choice
  /** With the product that is shown. */
  explained: Choice
}

/** More are in the table. */
const shown = 5

/** The locations that consumed more or less than before by the greatest amounts. */
export function LargestChanges({ figures, unit, choice, explained }: LargestChangesProps) {
  const { t, formats } = useTexts()
  const linkTo = useNodeLink(choice)
  const analysisOf = useAnalysisLink()
  const changed = mostChanged(figures, shown)
  // Of one location the figure above says it.
  if (figures.length < 2 || changed.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="changes-of-consumption">
      <h2 id="changes-of-consumption">{t('node.largestChanges')}</h2>
      <ol className={styles.changes}>
        {changed.map(({ id, name, value, compared }) => {
          const difference = value! - compared!
          const share = shareOfChange({ value: value!, compared: compared! })
          return (
            <li key={id}>
              <a href={linkTo(id)}>{name}</a>
              <span className={styles.amount}>
                <a
                  href={analysisOf('previous-year', { ...explained, ...choosing([{ id, isPoint: false }]) })}
                >
                  <strong>
                    {difference > 0 && '+'}
                    {formats.quantity(difference, unit)}
                  </strong>
                </a>
                {share !== undefined && ` (${writtenChange(share, formats)})`}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
