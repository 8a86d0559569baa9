import { OwnWordingContext, TextsProvider, type Texts } from '@energycockpit/i18n'
import { FullLayout } from '../layouts/full-layout'
import { PublicLayout } from '../layouts/public-layout'
import { wordingFor } from '../portal/wording-for'
import { usePortalState } from './portal-context'

/** The frame around the features, as the layout wants it. */
export function Shell({ texts }: { texts: Texts }) {
  const locale = usePortalState((state) => state.locale)
  const layout = usePortalState((state) => state.layout)
  const wording = usePortalState((state) => state.wording)
  return (
    <OwnWordingContext value={wordingFor(wording, 'root-config')}>
      <TextsProvider texts={texts} locale={locale}>
        {layout === 'full' ? <FullLayout /> : <PublicLayout />}
      </TextsProvider>
    </OwnWordingContext>
  )
}
