import { useMemo, useState } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, Icon, Tree, type TreeNode } from '@energycockpit/ui'
import { useTwin } from '../twin-context'
import { categoryGlyph } from './category-glyph'
import { isArchived, objectsAbove, objectsByParent } from './objects'
import styles from './object-tree.module.css'

interface ObjectTreeNode extends TreeNode {
  /** null: the location. */
  object: TwinObject | null
}

/** Of so many objects all are shown; of more only those that lead to the chosen one, until they are opened. */
const openUpTo = 60

/** The location, and below it its objects. */
export function ObjectTree({ onShow }: { onShow: (objectId: string | null) => void }) {
  const { t } = useTexts()
  const {
    twin: { location, objects },
    shown,
  } = useTwin()
  const [byHand, setByHand] = useState<ReadonlyMap<string, boolean>>(new Map())
  const below = useMemo(() => objectsByParent(objects), [objects])
  const nodeOf = (object: TwinObject): ObjectTreeNode => ({
    ...{ id: object.id, label: object.fields.name, object },
    hasChildren: below.has(object.id),
  })
  const top: ObjectTreeNode = {
    ...{ id: location.id, label: location.name, object: null, hasChildren: objects.length > 0 },
  }
  const above = new Set(shown ? objectsAbove(objects, shown.id).map(({ id }) => id) : [])
  const isOpen = (id: string) =>
    byHand.get(id) ?? (id === location.id || objects.length <= openUpTo || above.has(id))
  const expanded = new Set([location.id, ...objects.map(({ id }) => id)].filter(isOpen))
  const open = (ids: readonly string[], opened: boolean) =>
    setByHand((known) => new Map([...known, ...ids.map((id) => [id, opened] as const)]))
  const ready = (nodes: ObjectTreeNode[]) => ({ nodes, state: 'ready' as const, hasMore: false })
  return (
    <Tree
      label={t('twin.objects')}
      texts={{ loading: t('twin.loading'), failed: t('twin.failed'), more: t('hierarchy.more') }}
      branchOf={(parentId) =>
        ready(
          parentId === null
            ? [top]
            : (below.get(parentId === location.id ? null : parentId) ?? []).map(nodeOf),
        )
      }
      expanded={expanded}
      onExpand={(ids) => open(ids, true)}
      onCollapse={(id) => open([id], false)}
      selectedId={shown?.id ?? location.id}
      canSelect={() => true}
      onSelect={({ object }) => onShow(object?.id ?? null)}
      onMore={() => undefined}
      renderNode={({ object, label }) => (
        <span className={styles.label}>
          <Icon
            glyph={object ? categoryGlyph[object.fields.category] : 'location'}
            className={styles.glyph}
          />
          <span className={classNames(styles.name, object === null && styles.location)}>{label}</span>
          {object && isArchived(object) && <span className={styles.archived}>{t('hierarchy.archived')}</span>}
        </span>
      )}
    />
  )
}
