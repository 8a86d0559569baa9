/** What a remote gets in the portal beside the element's attributes; in a foreign page there is none of it. */
export type PortalProps = Readonly<Record<string, unknown>>

/** What a remote gets at first, and again whenever something of it changes. */
export interface RemoteProps {
  featureId: string
  locale: string
  /** Decoded segments of the path after the feature id. */
  subRoutes: readonly string[]
  portal: PortalProps
}

/** A remote that stands in the page. */
export interface MountedRemote {
  update(props: RemoteProps): Promise<void>
  unmount(): Promise<void>
}

/** As an attribute of the element: segments are encoded, so that a slash is always a separator. */
export function writeSubRoutes(subRoutes: readonly string[]): string {
  return subRoutes.map(encodeURIComponent).join('/')
}

export function readSubRoutes(attribute: string): string[] {
  return attribute.trim().split('/').filter(Boolean).map(decoded)
}

/** In a foreign page anybody may write the attribute: what does not decode stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
