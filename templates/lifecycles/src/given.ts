import type { FeatureProps } from '@energycockpit/remote'

/** What the portal gives: a feature's props, and the element that it may fill. In a foreign page only some of them. */
export type Given = Pick<FeatureProps, 'locale' | 'subRoutes'> &
  Partial<FeatureProps> & { domElement: HTMLElement }
