import type { FieldsOf, ReadStructureItem } from '@energycockpit/contract'
import { ExchangesPanel } from '../exchanges/exchanges-panel'
import { FormulaPanel } from '../kinds/formula-panel'
import { UsesPanel } from '../kinds/uses-panel'
import { SeriesPanel } from './series-panel'

interface PointPanelsProps {
  read: ReadStructureItem
  fields: FieldsOf<'METERING_POINT'>
}

/** What a metering point has beside its fields: its series, and what its kind brings with it. */
export function PointPanels({ read, fields }: PointPanelsProps) {
  return (
    <>
      <SeriesPanel point={read} />
      {fields.objectKind === 'VIRTUAL' && <FormulaPanel pointId={read.item.id} />}
      <UsesPanel
        pointId={read.item.id}
        isStation={fields.objectKind === 'WEATHER_STATION'}
        canEdit={read.canEdit}
      />
      {fields.type !== null && <ExchangesPanel read={read} fields={fields} />}
    </>
  )
}
