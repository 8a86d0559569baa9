import type { InformationLayout } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Card } from './card'
import { ConfirmButton } from './confirm-button'
import styles from './information-card.module.css'
import { layoutInLocale } from './layout-in-locale'
import { listItems } from './list-items'
import type { Step } from './step'

interface InformationCardProps {
  layouts: readonly InformationLayout[]
  step: Step
}

/** Something to take note of. */
export function InformationCard({ layouts, step }: InformationCardProps) {
  const { t, locale } = useTexts()
  const layout = layoutInLocale(layouts, locale)
  return (
    <Card title={t('information.title')} takesFocus={step.takesFocus}>
      {layout ? <Content {...layout} /> : null}
      <ConfirmButton step={step} />
    </Card>
  )
}

function Content({ locale, title, content, contentType, subInfo }: InformationLayout) {
  return (
    <div className={styles.content} lang={locale.shortName}>
      {title ? <h2>{title}</h2> : null}
      {contentType === 'LIST' ? (
        <ol className={styles.list}>
          {listItems(content).map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ol>
      ) : (
        <p className={styles.text}>{content}</p>
      )}
      {subInfo ? <p className={styles.subInfo}>{subInfo}</p> : null}
    </div>
  )
}
