import { defineGenericFeature, type GenericFeatureElement } from '@energycockpit/generic-feature'
import type { FeatureLifecycles, FeatureProps } from '@energycockpit/remote'
import { rememberVersion } from './feature-version'
import { TIME_LIMIT } from './time-limit'

/**
 * The element loads within the mount, so single-spa must not call the mount slow before the shell does. Not longer
 * either: single-spa's timers run to their end, and hold what they tell of.
 */
const timeouts = { mount: { millis: TIME_LIMIT, warningMillis: TIME_LIMIT, dieOnTimeout: false } }

/** Lifecycles around `<generic-feature>`, for a feature that no import map knows. */
export function genericFeature(featureId: string): FeatureLifecycles {
  let element: GenericFeatureElement | undefined

  function give({ locale, subRoutes, ...portal }: FeatureProps): void {
    if (!element) return
    element.portal = portal
    element.setAttribute('locale', locale)
    element.setAttribute('sub-routes', subRoutes.map(encodeURIComponent).join('/'))
  }

  const lifecycles: FeatureLifecycles & { timeouts: typeof timeouts } = {
    timeouts,
    bootstrap: async () => defineGenericFeature(),
    mount: async (props) => {
      element = document.createElement('generic-feature')
      element.setAttribute('feature-id', featureId)
      give(props)
      rememberVersion(featureId, undefined)
      element.addEventListener('version', (event) =>
        rememberVersion(featureId, (event as CustomEvent<{ version: string | undefined }>).detail.version),
      )
      const shown = comesToStand(element)
      ;(props as unknown as { domElement: HTMLElement }).domElement.append(element)
      try {
        await shown
      } catch (error) {
        // It has closed by itself. single-spa unmounts what could not be mounted, and nobody tells it again.
        element.remove()
        element = undefined
        throw error
      }
      element.addEventListener('failed', (event) => props.reportCrash(errorIn(event)))
    },
    update: async (props) => give(props),
    unmount: async () => {
      const leaving = element
      if (!leaving) return
      element = undefined
      const left = new Promise((resolve) => leaving.addEventListener('left', resolve, { once: true }))
      leaving.remove()
      await left
    },
  }
  return lifecycles
}

function comesToStand(element: GenericFeatureElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('shown', () => resolve(), { once: true })
    element.addEventListener('failed', (event) => reject(errorIn(event) as Error), { once: true })
    element.addEventListener('left', () => reject(new Error('left before it was there')), { once: true })
  })
}

const errorIn = (event: Event) => (event as CustomEvent<{ error: unknown }>).detail.error
