const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The keys that open the search on this device, as people and as assistive technology read them. */
export const searchKey = isApple
  ? { shown: '⌘K', newTab: '⌘↵', aria: 'Meta+K' }
  : { shown: 'Ctrl K', newTab: 'Ctrl ↵', aria: 'Control+K' }

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'defaultPrevented'
>

/** Also within a text field, unless what stands there has taken the keys for something of its own. */
export function isSearchKey(event: Pressed): boolean {
  const [wanted, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey]
  const isAlone = wanted && !other && !event.shiftKey && !event.altKey && !event.repeat
  return isAlone && event.key.toLowerCase() === 'k' && !event.defaultPrevented
}
