import type { HierarchyNode } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, classNames, Icon, type Glyph } from '@energycockpit/ui'
import styles from './hierarchy.module.css'

const glyphs = { CLIENT_BUSINESS: 'business', ORG_UNIT: 'orgUnit', LOCATION: 'location' } as const

const glyphOfKind = {
  ...{ MAIN: 'mainMeter', SUB: 'submeter', VIRTUAL: 'formula', SENSOR: 'sensor' },
  ...{ MANUAL_READ: 'manualRead', WEATHER_STATION: 'weather' },
} as const satisfies Record<NonNullable<HierarchyNode['kind']>, Glyph>

/** Sign and name of a node, and of a metering point its kind. */
export function NodeLabel({ node }: { node: HierarchyNode }) {
  const { t } = useTexts()
  return (
    <span className={styles.label}>
      <NodeSign node={node} />
      <span className={classNames(styles.name, node.type === 'CLIENT_BUSINESS' && styles.business)}>
        {node.name}
      </span>
      {node.kind !== null && (
        // Read out as the description of what the label is in, so that it is called by its name alone.
        <span className={styles.kind} title={t(`hierarchy.kind.${node.kind}`)} aria-hidden="true">
          <Icon glyph={glyphOfKind[node.kind]} />
        </span>
      )}
      {node.archived && <span className={styles.archived}>{t('hierarchy.archived')}</span>}
    </span>
  )
}

/** What a node is, or, for a metering point, what it measures. */
function NodeSign({ node: { type, productType } }: { node: HierarchyNode }) {
  if (type === 'METERING_POINT' && productType !== null)
    return <CarrierSign carrier={carrierOfProduct[productType]} className={styles.glyph} />
  const glyph = type === 'METERING_POINT' ? 'meter' : glyphs[type]
  return <Icon glyph={glyph} className={classNames(styles.glyph, styles.faint)} />
}
