import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink } from '@energycockpit/ui'
import { writeChoice } from '../choice/choice'
import { useChoice } from '../choice/use-choice'
import { maxPlaced, placedNow } from '../flexible/placement'
import { widgetOf } from '../widgets/all-widgets'
import type { WidgetDefinition } from '../widgets/widget'
import { PageSteps } from './page-steps'
import { ChoiceBar } from './choice-bar'
import { ChoosingLayout } from './choosing-layout'
import { pathToChosen } from './path-to-chosen'
import { PlacedWidget } from './placed-widget'
import { useShown } from './use-shown'
import styles from './frame.module.css'

/** The page of the analysis that has this name, or what stands there where none has. */
export function WidgetOfName({ slug, otherwise }: { slug: string; otherwise: ReactNode }) {
  const widget = widgetOf(slug)
  return widget ? <WidgetPage widget={widget} /> : otherwise
}

/** The page of one analysis: what is looked at, over which time, and the analysis. */
export function WidgetPage({ widget }: { widget: WidgetDefinition }) {
  const { basePath, locale } = useFeature()
  const { t } = useTexts()
  const [choice, onChange] = useChoice()
  const { ignoresFilters = false } = widget
  const shown = useShown(ignoresFilters ? { ...choice, filters: {}, productType: undefined } : choice)
  const { title, question } = widget.menu[locale]
  const placed = [...choice.placed, placedNow(widget.slug, choice.options)].slice(-maxPlaced)

  return (
    <ChoosingLayout {...{ choice, onChange }} path={pathToChosen(shown.chosen.data, choice)}>
      <div className={styles.page}>
        <header className={styles.header}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.question}>{question}</p>
          </div>
          <div className={styles.steps}>
            <PageSteps choice={choice} slug={widget.slug} />
            <ButtonLink
              href={`${basePath}/analysis/flexible-analysis${writeChoice({ ...choice, options: {}, placed })}`}
            >
              {t('widgets.toFlexible')}
            </ButtonLink>
          </div>
        </header>
        <ChoiceBar {...{ choice, onChange, shown }} controls={widget.controls} hasFilters={!ignoresFilters} />
        <PlacedWidget key={widget.slug} {...{ widget, choice, onChange, shown }} />
      </div>
    </ChoosingLayout>
  )
}
