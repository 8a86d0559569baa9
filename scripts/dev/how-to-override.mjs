/** What to do in the browser, ready to paste. `name` is the import's name, `address` that of the served entry. */
export function howToOverride({ name, address }) {
  return `
  ${name} is served at ${address}

  Open a page of the portal outside production (npm start), and paste into the browser's console:

    importMapOverrides.addOverride('${name}', '${address}'); location.reload()

  Back to the portal's own:

    importMapOverrides.removeOverride('${name}'); location.reload()

  After each change here the page loads itself anew. Ctrl+C ends it.
`
}
