import type { InformationLayout } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Card, InformationContent, layoutInLocale } from '@energycockpit/notice-cards'
import type { FocusedStep } from './focused-step'

interface InformationCardProps {
  layouts: readonly InformationLayout[]
  step: FocusedStep
}

/** Something to take note of. */
export function InformationCard({ layouts, step }: InformationCardProps) {
  const { locale } = useTexts()
  return (
    <Card kind="information" locale={locale} takesFocus={step.takesFocus}>
      <InformationContent layout={layoutInLocale(layouts, locale)} locale={locale} step={step} />
    </Card>
  )
}
