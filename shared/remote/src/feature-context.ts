import { createContext, useContext } from 'react'
import type { FeatureProps } from './feature-props'

/** For tests that draw a part of a feature; defineFeature provides it. */
export const FeatureContext = createContext<FeatureProps | undefined>(undefined)

/** What the feature got from the shell, anywhere below its root component. */
export function useFeature(): FeatureProps {
  const props = useContext(FeatureContext)
  if (!props)
    throw new Error('useFeature is called outside of a feature. To fix this, export it with defineFeature.')
  return props
}
