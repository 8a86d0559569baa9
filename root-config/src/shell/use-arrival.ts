import { useTranslate } from '@energycockpit/i18n'
import { useEffect, useRef, type RefObject } from 'react'
import { setFeatureClass, setTitle } from '../guard/wanted-page'
import { currentItem } from '../menu/current-item'
import { pageTitle, titledFeature } from '../routing/page-title'
import { focusHeading } from './focus-heading'
import { usePortalState } from './portal-context'

/**
 * What happens when the user arrives at a page: the document's title and the class of the html element change, and on
 * every arrival but the first the focus moves to the page's heading. Answers the title.
 *
 * A page is what a menu item stands for; a change of sub-routes within it leaves the focus where the user works.
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { t } = useTranslate()
  const featureId = usePortalState(({ place }) => ('featureId' in place ? place.featureId : ''))
  const contextTitle = usePortalState(({ context }) => context.title)
  const remoteTitles = usePortalState(({ context }) => context.featureTitles)
  const item = usePortalState(({ menu, place }) =>
    'path' in place ? currentItem(menu, place.path) : undefined,
  )
  const titled = usePortalState(({ place }) => titledFeature(place))
  const title = pageTitle(
    titled,
    contextTitle,
    (id) => t(`titles.${id}`, { defaultValue: '' }) || remoteTitles?.[id],
  )
  const page = item?.path ?? featureId
  const lastPage = useRef(page)

  useEffect(() => {
    setTitle(title)
  }, [title])

  useEffect(() => {
    setFeatureClass(featureId)
    return () => setFeatureClass('')
  }, [featureId])

  useEffect(() => {
    if (lastPage.current === page || !main.current) return
    lastPage.current = page
    return focusHeading(main.current)
  }, [page, main])

  return title
}
