import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PageHead, PartialNotice } from '@energycockpit/ui'
import { ItemHistory } from '../../history/item-history'
import { DocumentsPanel } from '../files/documents-panel'
import { PicturesPanel } from '../files/pictures-panel'
import { isArchived, objectsAbove } from '../objects/objects'
import { PlanPanel } from '../plan/plan-panel'
import { useTwin } from '../twin-context'
import { MetersPanel } from '../values/meters-panel'
import { AboutPanel } from './about-panel'
import { ObjectSteps } from './object-steps'

/** An object: what it is, what its meters show, where it is, and what was done with it. */
export function ObjectView({ object }: { object: TwinObject }) {
  const { t } = useTexts()
  const { twin } = useTwin()
  const { fields } = object
  const above = [twin.location.name, ...objectsAbove(twin.objects, object.id).map((one) => one.fields.name)]
  return (
    <>
      <PageHead title={fields.name} lead={`${t(`choices.${fields.category}`)} · ${above.join(' › ')}`} />
      {isArchived(object) && <PartialNotice kind="information">{t('twin.archived')}</PartialNotice>}
      {twin.canEdit && <ObjectSteps object={object} />}
      <MetersPanel object={object} />
      <PlanPanel />
      <AboutPanel object={object} />
      <PicturesPanel object={object} />
      <DocumentsPanel object={object} />
      {twin.canEdit && <ItemHistory itemRef={{ kind: 'OBJECT', id: object.id }} />}
    </>
  )
}
