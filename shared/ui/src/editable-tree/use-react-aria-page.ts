import { useLayoutEffect } from 'react'

/** Where react-aria puts the rules for elements that are pressed. */
const pressableStyleId = 'react-aria-pressable-style'
/** The element by which react-aria speaks to screen readers; it makes one for the life of the page. */
let announcer: Element | undefined

/**
 * Keeps react-aria within the contract of features. The policy refuses its style element, so an empty element has the
 * id of that (the rule stands in our style sheet); and its announcer leaves the page with the tree, and returns with it.
 */
export function useReactAriaPage(): void {
  useLayoutEffect(() => {
    const placeholder = document.createElement('meta')
    placeholder.id = pressableStyleId
    document.head.append(placeholder)
    if (announcer) document.body.prepend(announcer)
    return () => {
      placeholder.remove()
      announcer = document.querySelector('body > [data-live-announcer]') ?? announcer
      announcer?.remove()
    }
  }, [])
}
