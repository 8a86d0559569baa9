import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { writeChoice, type Choice } from '../choice/choice'
import type { Options } from '../choice/options'
import styles from './consumption.module.css'

export interface Explanation {
  /** The analysis that explains the figure. */
  slug: string
  /** Key of its text under `node.explain`. */
  text: string
  options?: Options
}

/** The address of an analysis, with what is chosen. */
export function useAnalysisLink(): (slug: string, choice: Choice, options?: Options) => string {
  const { basePath } = useFeature()
  return (slug, choice, options = {}) => `${basePath}/analysis/${slug}${writeChoice({ ...choice, options })}`
}

/** From figures to the analyses that explain them: the same objects, product and period. */
export function ExplainLinks({ choice, to }: { choice: Choice; to: readonly Explanation[] }) {
  const { t } = useTexts()
  const linkTo = useAnalysisLink()
  return (
    <ul className={styles.explain}>
      {to.map(({ slug, text, options }) => (
        <li key={text}>
          <a href={linkTo(slug, choice, options)}>{t(`node.explain.${text}`)}</a>
        </li>
      ))}
    </ul>
  )
}
