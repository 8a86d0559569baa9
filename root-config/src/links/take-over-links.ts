import type { ApiClient } from '@energycockpit/api-client'
import type { Navigate } from '@energycockpit/remote'
import { showNotice } from '../portal/notices'
import type { Observable } from '../portal/observable'
import type { PortalState } from '../portal/portal-state'
import { createShellTexts } from '../shell/shell-texts'
import { interceptLinks } from './intercept-links'
import { createLinkDialogs } from './link-dialogs'

interface LinksOfPortal {
  api: ApiClient
  navigate: Navigate
  state: Observable<PortalState>
  /** Whether a path is shown by the page that is open, so that following a link to it needs no other one. */
  isShownHere: (path: string) => boolean
}

/** From now on every link of the page goes through the portal. Answers the function that ends it. */
export function takeOverLinks({ api, navigate, state, isShownHere }: LinksOfPortal): () => void {
  const dialogs = createLinkDialogs({
    api,
    locale: () => state.get().locale,
    onFailure: (dialog, failure) => {
      console.warn(`The dialog of a link (${dialog}) could not be shown`, failure)
      const { i18n, ready } = createShellTexts(state.get().locale)
      void ready.then(() => showNotice(state, { kind: 'error', text: i18n.t(`links.${dialog}Failed`) }))
    },
  })
  return interceptLinks({ ...dialogs, follow: navigate, isInPortal: isShownHere })
}
