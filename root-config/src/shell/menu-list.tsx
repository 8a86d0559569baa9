import { landmark } from '../guard/landmarks'
import { isGroup, type PortalMenuGroup, type PortalMenuItem } from '../menu/read-menu'
import { currentItem } from '../menu/current-item'
import { MenuGlyph } from '@energycockpit/ui'
import styles from './menu-list.module.css'
import { usePortal, usePortalState } from './portal-context'

/** The entries of the menu, the current one marked. What is hovered or focused is fetched ahead. */
export function MenuList() {
  const menu = usePortalState((state) => state.menu)
  return (
    <ul ref={landmark} className={styles.list}>
      {menu.map((entry) =>
        isGroup(entry) ? <Group key={entry.label} group={entry} /> : <Item key={entry.path} item={entry} />,
      )}
    </ul>
  )
}

function Group({ group }: { group: PortalMenuGroup }) {
  return (
    <li className={styles.group}>
      <p className={styles.groupLabel}>{group.label}</p>
      <ul className={styles.list} aria-label={group.label}>
        {group.items.map((item) => (
          <Item key={item.path} item={item} />
        ))}
      </ul>
    </li>
  )
}

function Item({ item }: { item: PortalMenuItem }) {
  const portal = usePortal()
  const current = usePortalState(
    ({ menu, place }) => 'path' in place && currentItem(menu, place.path)?.path === item.path,
  )
  const expect = () => portal.expect(item.featureId)
  return (
    <li>
      <a
        href={item.path}
        className={styles.item}
        aria-current={current ? 'page' : undefined}
        title={item.label}
        onPointerEnter={expect}
        onFocus={expect}
      >
        <MenuGlyph name={item.glyph} />
        <span className={styles.label}>{item.label}</span>
      </a>
    </li>
  )
}
