import type { Choice } from '../choice/choice'
import { ViewsButton } from '../views/views-button'
import { AnalysesMenu } from './analyses-menu'

interface PageStepsProps {
  choice: Choice
  /** The page that is open; undefined: the overview. */
  slug: string | undefined
}

/** Where one goes from any page of the analysis: to another one, or to what was saved. */
export function PageSteps({ choice, slug }: PageStepsProps) {
  return (
    <>
      <AnalysesMenu choice={choice} slug={slug} />
      <ViewsButton choice={choice} page={slug ?? ''} />
    </>
  )
}
