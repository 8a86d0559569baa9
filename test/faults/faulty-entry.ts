import type { Page, Route } from 'playwright-core'

export const entry = /\/analysis\/assets\/remoteEntry\.js/

/** What stands in each function of a feature that is written by hand, as JavaScript; `props` are those of the shell. */
interface HandWrittenFeature {
  whileLoading?: string
  bootstrap?: string
  mount?: string
}

/** A SystemJS module that exports single-spa's lifecycles, as a build would. */
export function handWrittenFeature({ whileLoading = '', bootstrap = '', mount = '' }: HandWrittenFeature) {
  return `System.register(['react', 'react-dom/client'], (exported) => {
    let React, ReactDOM, root
    return {
      setters: [(module) => { React = module }, (module) => { ReactDOM = module }],
      execute() {
        ${whileLoading}
        exported({
          bootstrap: async () => { ${bootstrap} },
          mount: async (props) => {
            const draw = (component) => {
              root = ReactDOM.createRoot(props.domElement, { onUncaughtError: props.reportCrash })
              root.render(React.createElement(component))
            }
            ${mount}
          },
          unmount: async () => root?.unmount(),
        })
      },
    }
  })`
}

export const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body })

/** Takes the entry's integrity out of the pages that this page gets, so that a script of the test may run at all. */
export async function withoutIntegrity(page: Page): Promise<void> {
  await page.route(/\/platform\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /("\/analysis\/assets\/remoteEntry\.js\?v=\w+":\s*)"sha384-[^"]+"/,
      '$1""',
    )
    await route.fulfill({ response, body })
  })
}
