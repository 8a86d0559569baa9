import { useTranslate } from '@energycockpit/i18n'
import { Page } from '@energycockpit/ui'
import { lazy } from 'react'
import type { Place } from '../routing/place'

interface SeldomPageProps {
  place: Extract<Place, { kind: 'blank' | 'denied' }>
}

/** What an address is about that shows no feature. Where the file of these pages cannot be fetched, its heading. */
export const SeldomPage = lazy(async () => {
  try {
    const { BlankPage, DeniedPage } = await import(/* webpackChunkName: "dialogs" */ './seldom-pages')
    return {
      default: ({ place }: SeldomPageProps) =>
        place.kind === 'blank' ? <BlankPage place={place} /> : <DeniedPage place={place} />,
    }
  } catch {
    return { default: HeadingAlone }
  }
})

function HeadingAlone({ place: { kind } }: SeldomPageProps) {
  const { t } = useTranslate()
  return (
    <Page>
      <h1 tabIndex={-1}>{t(kind === 'blank' ? 'blank.title' : 'denied.page.title')}</h1>
    </Page>
  )
}
