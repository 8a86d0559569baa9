import { menuItemSchema, type MenuEntry } from '@energycockpit/contract'
import * as z from 'zod/mini'

const { label, glyph } = menuItemSchema.shape
const groupSchema = z.object({ label, glyph, items: z.array(z.unknown()) })

/**
 * The entries of a menu from the server that can be read, in their order. One that has no label, or neither an
 * address nor items, is left out and noted; it must not take the portal with it. Groups hold items only, so a group
 * within a group is left out, too.
 */
export function readableMenu(entries: readonly unknown[]): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    const group = groupSchema.safeParse(entry)
    if (!group.success) return readableItem(entry)
    return [{ ...group.data, items: group.data.items.flatMap(readableItem) }]
  })
}

function readableItem(entry: unknown) {
  const item = menuItemSchema.safeParse(entry)
  if (item.success) return [item.data]
  console.warn('An entry of the menu is left out', entry)
  return []
}
