/** What the page itself has to say that the portal could not be loaded, until the shell draws. */
interface PortalGuard {
  failed(): void
  hasFailed(): boolean
  /** The shell is there, and says itself what is wrong from now on. */
  end(): void
}

export const portalGuard = () => (window as { portalGuard?: PortalGuard }).portalGuard
