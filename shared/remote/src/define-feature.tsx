import { DisplayProvider, OwnWordingContext } from '@energycockpit/i18n'
import React, { type ComponentType } from 'react'
import ReactDOMClient from 'react-dom/client'
import type { AppProps, LifeCycleFn } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary'
import { FeatureContext } from './feature-context'
import type { FeatureProps } from './feature-props'
import { FeatureQueries } from './feature-queries'

export interface FeatureDefinition {
  /** Drawn anew with new props when the locale or the sub-routes change; its state stays. */
  rootComponent: ComponentType<FeatureProps>
}

/** single-spa's lifecycles; what the module of a feature exports. */
export interface FeatureLifecycles {
  bootstrap: LifeCycleFn<FeatureProps>
  mount: LifeCycleFn<FeatureProps>
  unmount: LifeCycleFn<FeatureProps>
  update: LifeCycleFn<FeatureProps>
}

/**
 * Makes a feature of a React component:
 *
 *     export const { bootstrap, mount, unmount, update } = defineFeature({ rootComponent: AnalysisPage })
 *
 * Below it, `useFeature` gives what the shell gave, and queries have a client. What the component throws while
 * drawing goes to the shell, which shows its error panel and keeps the rest of the portal working.
 */
export function defineFeature({ rootComponent: RootComponent }: FeatureDefinition): FeatureLifecycles {
  function Feature(props: FeatureProps & AppProps) {
    const featureProps = withoutLoaderProps(props)
    return (
      <CrashBoundary reportCrash={props.reportCrash}>
        <FeatureContext value={featureProps}>
          <FeatureQueries events={props.events}>
            <DisplayProvider display={props.user?.display}>
              <OwnWordingContext value={featureProps.wording}>
                <RootComponent {...featureProps} />
              </OwnWordingContext>
            </DisplayProvider>
          </FeatureQueries>
        </FeatureContext>
      </CrashBoundary>
    )
  }

  return singleSpaReact<FeatureProps>({
    React,
    ReactDOMClient,
    rootComponent: Feature,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
  }) as FeatureLifecycles
}

/** single-spa adds its own props to those of the shell; a feature has no business with them. */
function withoutLoaderProps(props: FeatureProps & AppProps): FeatureProps {
  const { featureId, locale, subRoutes, basePath, user, roles, menu, actionToken, wording } = props
  const { navigate, notify, events, api, reportCrash } = props
  return {
    ...{ featureId, locale, subRoutes, basePath, user, roles, menu, actionToken, wording },
    ...{ navigate, notify, events, api, reportCrash },
  }
}
